// The painter, written with discord.js. What it must do is told in README.md.

import { deflateSync, crc32 } from 'node:zlib';
import {
  ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits, ModalBuilder,
  SlashCommandBuilder, StringSelectMenuBuilder, TextInputBuilder, TextInputStyle,
} from 'discord.js';

/** A grey picture, so that nothing but this file is needed. */
function picture(side, grey) {
  const chunk = (kind, data) => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const out = Buffer.alloc(8 + data.length + 4);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body) >>> 0, 8 + data.length);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(side * (side + 1), grey);
  for (let row = 0; row < side; row += 1) rows[row * (side + 1)] = 0;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0)),
  ]);
}

const commands = [
  new SlashCommandBuilder()
    .setName('paint').setNameLocalizations({ de: 'malen' }).setDescription('Paints a square')
    .addIntegerOption((option) => option.setName('side').setDescription('How large').setMinValue(1)
      .setMaxValue(64).setRequired(true))
    .addStringOption((option) => option.setName('name').setDescription('What it is called').setAutocomplete(true)),
  new SlashCommandBuilder()
    .setName('give').setDescription('Gives a file away')
    .addAttachmentOption((option) => option.setName('file').setDescription('What').setRequired(true))
    .addRoleOption((option) => option.setName('role').setDescription('To all of these').setRequired(true))
    .addMentionableOption((option) => option.setName('whom').setDescription('And to these').setRequired(true)),
];

let dot;
const button = (id, label, style = ButtonStyle.Secondary) => new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style);
const buttons = () => new ActionRowBuilder().addComponents(
  button('darker', 'Darker', ButtonStyle.Primary).setEmoji({ id: dot.id, name: dot.name }), button('rename', 'Rename'),
  button('again', 'Again'), button('write', 'Write'), button('thread', 'Thread'),
);
const menu = new ActionRowBuilder().addComponents(
  new StringSelectMenuBuilder().setCustomId('grey').addOptions({ label: 'Light', value: '200' }, { label: 'Dark', value: '40' }),
);

async function paint(interaction) {
  await interaction.deferReply();
  await interaction.editReply({
    content: `A square for ${interaction.user.displayName}`,
    files: [{ attachment: picture(interaction.options.getInteger('side'), 200), name: 'square.png', description: 'A light square' }],
    components: [buttons(), menu],
  });
  await interaction.followUp({ content: 'Only for you', flags: 64 });
}

async function give(interaction) {
  const file = interaction.options.getAttachment('file');
  const bytes = await (await fetch(file.url)).arrayBuffer();
  const whom = interaction.options.getMentionable('whom');
  const content = `${file.name}: ${bytes.byteLength} bytes for ${interaction.options.getRole('role').name} and ${whom.displayName ?? whom.name}`;
  await interaction.reply({ content, flags: 64 });
}

const pressed = {
  darker: (interaction) => interaction.update({
    content: 'A darker square', components: [buttons()], attachments: [],
    files: [{ attachment: picture(8, 90), name: 'darker.png', description: 'A dark square' }],
  }),
  rename: (interaction) => interaction.showModal(new ModalBuilder().setCustomId('name').setTitle('Rename').addComponents(
    new ActionRowBuilder().addComponents(
      new TextInputBuilder().setCustomId('text').setLabel('Name').setStyle(TextInputStyle.Short),
    ),
  )),
  again: async (interaction) => {
    await interaction.deferUpdate();
    await interaction.message.edit({ content: 'Painted again' });
    await interaction.followUp({ content: 'Done', flags: 64 });
  },
  write: async (interaction) => {
    await interaction.user.send('For you alone');
    await interaction.reply({ content: 'Written', flags: 64 });
  },
  thread: async (interaction) => {
    const thread = await interaction.message.startThread({ name: 'Gallery' });
    await thread.send('Hang it here');
    await interaction.reply({ content: 'Opened', flags: 64 });
  },
};

async function interact(interaction) {
  if (interaction.isAutocomplete()) {
    await interaction.respond([{ name: `${interaction.options.getFocused()}!`, value: 'proposed' }]);
  } else if (interaction.isChatInputCommand()) {
    await (interaction.commandName === 'paint' ? paint : give)(interaction);
  } else if (interaction.isButton()) {
    await pressed[interaction.customId](interaction);
  } else if (interaction.isStringSelectMenu()) {
    await interaction.deferUpdate();
    await interaction.editReply({ content: `Grey ${interaction.values[0]}` });
  } else if (interaction.isModalSubmit()) {
    await interaction.reply({ content: interaction.fields.getTextInputValue('text'), flags: 64 });
  }
}

const fail = (error) => { console.error(error); process.exit(1); };
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${process.env.STANDIN}/api` } });
client.on(Events.Error, fail);
client.on(Events.Warn, fail);
client.on(Events.InteractionCreate, (interaction) => interact(interaction).catch(fail));
client.once(Events.ClientReady, async () => {
  dot = await client.application.emojis.create({ attachment: picture(8, 40), name: 'dot' });
  await client.application.commands.set(commands);
});
await client.login(process.env.TOKEN).catch(fail);
