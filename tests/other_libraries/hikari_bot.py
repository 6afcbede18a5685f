"""The painter, written with hikari, which cannot describe files. What it must do is told in README.md."""

import os
import traceback

import hikari
from picture import picture

bot = hikari.GatewayBot(
    os.environ["TOKEN"], rest_url=f"{os.environ['STANDIN']}/api/v10", intents=hikari.Intents.GUILDS, banner=None,
)
painter = {}
EPHEMERAL = hikari.MessageFlag.EPHEMERAL
ANSWER = hikari.ResponseType.MESSAGE_CREATE
RECEIPT = hikari.ResponseType.DEFERRED_MESSAGE_UPDATE


def file(side: int, grey: int, name: str) -> hikari.Bytes:
    return hikari.Bytes(picture(side, grey), name)


def buttons() -> hikari.api.MessageActionRowBuilder:
    row = bot.rest.build_message_action_row()
    row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "darker", label="Darker", emoji=painter["dot"])
    for name in ["rename", "again", "write", "thread"]:
        row.add_interactive_button(hikari.ButtonStyle.SECONDARY, name, label=name.capitalize())
    return row


def menu() -> hikari.api.MessageActionRowBuilder:
    row = bot.rest.build_message_action_row()
    row.add_text_menu("grey").add_option("Light", "200").add_option("Dark", "40")
    return row


async def paint(interaction: hikari.CommandInteraction, options: dict) -> None:
    await interaction.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE)
    await interaction.edit_initial_response(
        f"A square for {interaction.user.display_name}",
        attachment=file(options["side"], 200, "square.png"), components=[buttons(), menu()],
    )
    await interaction.execute("Only for you", flags=EPHEMERAL)


async def give(interaction: hikari.CommandInteraction, options: dict) -> None:
    told = interaction.resolved
    what = told.attachments[options["file"]]
    size = len(await what.read())
    role = told.roles[options["role"]]
    whom = options["whom"]
    who = told.roles[whom].name if whom in told.roles else told.members[whom].display_name
    words = f"{what.filename}: {size} bytes for {role.name} and {who}"
    await interaction.create_initial_response(ANSWER, words, flags=EPHEMERAL)


async def press(interaction: hikari.ComponentInteraction) -> None:
    name = interaction.custom_id
    if name == "darker":
        await interaction.create_initial_response(
            hikari.ResponseType.MESSAGE_UPDATE, "A darker square",
            attachments=[file(8, 90, "darker.png")], components=[buttons()],
        )
    elif name == "rename":
        row = bot.rest.build_modal_action_row().add_text_input("text", "Name")
        await interaction.create_modal_response("Rename", "name", component=row)
    elif name == "again":
        await interaction.create_initial_response(RECEIPT)
        await bot.rest.edit_message(interaction.channel_id, interaction.message.id, "Painted again")
        await interaction.execute("Done", flags=EPHEMERAL)
    elif name == "write":
        await interaction.user.send("For you alone")
        await interaction.create_initial_response(ANSWER, "Written", flags=EPHEMERAL)
    elif name == "thread":
        thread = await bot.rest.create_message_thread(interaction.channel_id, interaction.message.id, "Gallery")
        await thread.send("Hang it here")
        await interaction.create_initial_response(ANSWER, "Opened", flags=EPHEMERAL)
    elif name == "grey":
        await interaction.create_initial_response(RECEIPT)
        await interaction.edit_initial_response(f"Grey {interaction.values[0]}")


@bot.listen()
async def on_command(event: hikari.CommandInteractionCreateEvent) -> None:
    options = {option.name: option.value for option in event.interaction.options or []}
    await {"paint": paint, "give": give}[event.interaction.command_name](event.interaction, options)


@bot.listen()
async def on_autocomplete(event: hikari.AutocompleteInteractionCreateEvent) -> None:
    typed = next(option.value for option in event.interaction.options if option.is_focused)
    await event.interaction.create_response([hikari.impl.AutocompleteChoiceBuilder(f"{typed}!", "proposed")])


@bot.listen()
async def on_component(event: hikari.ComponentInteractionCreateEvent) -> None:
    await press(event.interaction)


@bot.listen()
async def on_modal(event: hikari.ModalInteractionCreateEvent) -> None:
    text = event.interaction.components[0][0].value
    await event.interaction.create_initial_response(ANSWER, text, flags=EPHEMERAL)


@bot.listen()
async def on_failure(event: hikari.ExceptionEvent) -> None:
    traceback.print_exception(*event.exc_info)
    os._exit(1)


@bot.listen()
async def on_started(_: hikari.StartedEvent) -> None:
    me = await bot.rest.fetch_application()
    painter["dot"] = await bot.rest.create_application_emoji(me, "dot", picture(8, 40))
    kind = hikari.OptionType

    def option(kind: hikari.OptionType, name: str, description: str, **more) -> hikari.CommandOption:
        return hikari.CommandOption(type=kind, name=name, description=description, **more)

    squares = bot.rest.slash_command_builder("paint", "Paints a square").set_name_localizations({"de": "malen"})
    squares.add_option(option(kind.INTEGER, "side", "How large", is_required=True, min_value=1, max_value=64))
    squares.add_option(option(kind.STRING, "name", "What it is called", autocomplete=True))
    gifts = bot.rest.slash_command_builder("give", "Gives a file away")
    gifts.add_option(option(kind.ATTACHMENT, "file", "What", is_required=True))
    gifts.add_option(option(kind.ROLE, "role", "To all of these", is_required=True))
    gifts.add_option(option(kind.MENTIONABLE, "whom", "And to these", is_required=True))
    await bot.rest.set_application_commands(me, [squares, gifts])


bot.run(check_for_updates=False)
