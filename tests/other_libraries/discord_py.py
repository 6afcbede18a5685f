"""The painter, written with discord.py. What it must do is told in README.md."""

import io
import os

import discord
import yarl
from discord import app_commands
from picture import picture

BASE = os.environ["STANDIN"]
discord.http.Route.BASE = f"{BASE}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(BASE.replace("http", "ws", 1))

client = discord.Client(intents=discord.Intents(guilds=True))
tree = app_commands.CommandTree(client)
painter = {}


def fail(error: BaseException) -> None:
    discord.utils.setup_logging()
    discord.client._log.error("the painter fails", exc_info=error)
    os._exit(1)


def file(side: int, grey: int, name: str, description: str) -> discord.File:
    return discord.File(io.BytesIO(picture(side, grey)), name, description=description)


class Buttons(discord.ui.View):
    """The buttons and, on a fresh square, the menu."""

    def __init__(self, menu: bool) -> None:
        super().__init__(timeout=None)
        self.darker.emoji = painter["dot"]
        if not menu:
            self.remove_item(self.grey)

    async def on_error(self, interaction, error, item) -> None:
        fail(error)

    @discord.ui.button(label="Darker", custom_id="darker", style=discord.ButtonStyle.primary)
    async def darker(self, interaction: discord.Interaction, _) -> None:
        dark = file(8, 90, "darker.png", "A dark square")
        await interaction.response.edit_message(content="A darker square", attachments=[dark], view=Buttons(False))

    @discord.ui.button(label="Rename", custom_id="rename")
    async def rename(self, interaction: discord.Interaction, _) -> None:
        await interaction.response.send_modal(Rename())

    @discord.ui.button(label="Again", custom_id="again")
    async def again(self, interaction: discord.Interaction, _) -> None:
        await interaction.response.defer()
        await interaction.channel.get_partial_message(interaction.message.id).edit(content="Painted again")
        await interaction.followup.send("Done", ephemeral=True)

    @discord.ui.button(label="Write", custom_id="write")
    async def write(self, interaction: discord.Interaction, _) -> None:
        await interaction.user.send("For you alone")
        await interaction.response.send_message("Written", ephemeral=True)

    @discord.ui.button(label="Thread", custom_id="thread")
    async def thread(self, interaction: discord.Interaction, _) -> None:
        thread = await interaction.message.create_thread(name="Gallery")
        await thread.send("Hang it here")
        await interaction.response.send_message("Opened", ephemeral=True)

    @discord.ui.select(custom_id="grey", options=[
        discord.SelectOption(label="Light", value="200"), discord.SelectOption(label="Dark", value="40"),
    ])
    async def grey(self, interaction: discord.Interaction, menu: discord.ui.Select) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content=f"Grey {menu.values[0]}")


class Rename(discord.ui.Modal, title="Rename"):
    text = discord.ui.TextInput(label="Name", custom_id="text")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(self.text.value, ephemeral=True)

    async def on_error(self, interaction, error) -> None:
        fail(error)


class German(app_commands.Translator):
    async def translate(self, string, locale, context):
        return "malen" if string.message == "paint" and locale is discord.Locale.german else None


@tree.command(name=app_commands.locale_str("paint"), description="Paints a square")
@app_commands.describe(side="How large", name="What it is called")
async def paint(interaction: discord.Interaction, side: app_commands.Range[int, 1, 64], name: str | None = None) -> None:
    await interaction.response.defer()
    square = file(side, 200, "square.png", "A light square")
    words = f"A square for {interaction.user.display_name}"
    await interaction.edit_original_response(content=words, attachments=[square], view=Buttons(True))
    await interaction.followup.send("Only for you", ephemeral=True)


@paint.autocomplete("name")
async def propose(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{typed}!", value="proposed")]


@tree.command(description="Gives a file away")
@app_commands.rename(what="file")
async def give(
    interaction: discord.Interaction, what: discord.Attachment, role: discord.Role, whom: discord.Member | discord.Role,
) -> None:
    size = len(await what.read())
    who = getattr(whom, "display_name", whom.name)
    await interaction.response.send_message(f"{what.filename}: {size} bytes for {role.name} and {who}", ephemeral=True)


@tree.error
async def on_app_command_error(_: discord.Interaction, error: Exception) -> None:
    fail(error)


@client.event
async def setup_hook() -> None:
    painter["dot"] = await client.create_application_emoji(name="dot", image=picture(8, 40))
    client.add_view(Buttons(True))
    await tree.set_translator(German())
    await tree.sync()


client.run(os.environ["TOKEN"])
