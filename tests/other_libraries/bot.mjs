// A small bot with nothing of Viceroy in it, and somebody who uses it over the control interface of the stand-in.

import assert from 'node:assert/strict';
import { deflateSync, crc32 } from 'node:zlib';
import {
  ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits, ModalBuilder,
  SlashCommandBuilder, StringSelectMenuBuilder, TextInputBuilder, TextInputStyle,
} from 'discord.js';

const base = process.env.STANDIN;

/** Asks the control interface. */
async function control(method, path, body) {
  const answer = await fetch(`${base}/control${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const json = await answer.json();
  assert.ok(answer.ok, `${method} ${path}: ${JSON.stringify(json)}`);
  return json;
}

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

const command = new SlashCommandBuilder()
  .setName('paint')
  .setNameLocalizations({ de: 'malen' })
  .setDescription('Paints a square')
  .addIntegerOption((option) => option.setName('side').setDescription('How large').setMinValue(1)
    .setMaxValue(64).setRequired(true))
  .addStringOption((option) => option.setName('name').setDescription('What it is called').setAutocomplete(true));

const row = new ActionRowBuilder().addComponents(
  new ButtonBuilder().setCustomId('darker').setLabel('Darker').setStyle(ButtonStyle.Primary),
  new ButtonBuilder().setCustomId('rename').setLabel('Rename').setStyle(ButtonStyle.Secondary),
);
const menu = new ActionRowBuilder().addComponents(
  new StringSelectMenuBuilder().setCustomId('grey').addOptions({ label: 'Light', value: '200' }, { label: 'Dark', value: '40' }),
);

async function interact(interaction) {
  if (interaction.isAutocomplete()) {
    await interaction.respond([{ name: `${interaction.options.getFocused()}!`, value: 'proposed' }]);
  } else if (interaction.isChatInputCommand()) {
    await interaction.deferReply();
    const side = interaction.options.getInteger('side');
    await interaction.editReply({
      content: `A square for ${interaction.user.displayName}`,
      files: [{ attachment: picture(side, 200), name: 'square.png', description: 'A light square' }],
      components: [row, menu],
    });
    await interaction.followUp({ content: 'Only for you', flags: 64 });
  } else if (interaction.isButton() && interaction.customId === 'rename') {
    await interaction.showModal(new ModalBuilder().setCustomId('name').setTitle('Rename').addComponents(
      new ActionRowBuilder().addComponents(
        new TextInputBuilder().setCustomId('text').setLabel('Name').setStyle(TextInputStyle.Short),
      ),
    ));
  } else if (interaction.isButton()) {
    await interaction.update({
      content: 'A darker square', components: [row],
      files: [{ attachment: picture(8, 90), name: 'darker.png', description: 'A dark square' }], attachments: [],
    });
  } else if (interaction.isStringSelectMenu()) {
    await interaction.deferUpdate();
    await interaction.editReply({ content: `Grey ${interaction.values[0]}` });
  } else if (interaction.isModalSubmit()) {
    await interaction.reply({ content: interaction.fields.getTextInputValue('text'), flags: 64 });
  }
}

const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${base}/api` } });
const failures = [];
client.on(Events.Error, (error) => failures.push(error));
client.on(Events.Warn, (warning) => failures.push(warning));
client.on(Events.InteractionCreate, (interaction) => interact(interaction).catch((error) => failures.push(error)));
await new Promise((resolve) => {
  client.once(Events.ClientReady, resolve);
  client.login(process.env.TOKEN);
});
assert.equal(client.guilds.cache.size, 1);
await client.application.commands.set([command]);

const { guild, connected } = await control('GET', '');
assert.ok(connected && client.guilds.cache.has(guild));
const greta = await control('POST', '/users', { name: 'Greta' });
await control('PATCH', `/users/${greta.id}`, { locale: 'de' });
const channels = await control('GET', `/users/${greta.id}/channels`);
const lobby = channels.find((channel) => channel.name === 'lobby').id;
const as = (action, body) => control('POST', `/users/${greta.id}/${action}`, body);

const proposed = await as('propose', { channel: lobby, name: 'paint', option: 'name', typed: 'Gr' });
assert.deepEqual(proposed.outcome.choices, [['Gr!', 'proposed']]);

let { message } = (await as('command', { channel: lobby, name: 'paint', options: { side: 16 } })).outcome;
assert.equal(message.content, 'A square for Greta');
assert.deepEqual(message.attachments.map((file) => [file.filename, file.description, file.pixels]), [
  ['square.png', 'A light square', [16, 16]],
]);
assert.equal(message.buttons.length, 2);

message = (await as('select', { message: message.id, custom_id: 'grey', values: ['40'] })).outcome.message;
assert.equal(message.content, 'Grey 40');
assert.equal(message.attachments.length, 1, 'an edit that names no attachments keeps them');

message = (await as('press', { message: message.id, custom_id: 'darker' })).outcome.message;
assert.deepEqual(message.attachments.map((file) => file.filename), ['darker.png']);
assert.equal(message.menus.length, 0);

const form = await as('press', { message: message.id, custom_id: 'rename' });
assert.equal(form.outcome.modal.title, 'Rename');
const named = await as('submit', { interaction: form.interaction, fields: { text: 'Noon' } });
assert.equal(named.outcome.message.content, 'Noon');
assert.ok(named.outcome.message.ephemeral);

const own = await control('GET', `/users/${greta.id}/ephemerals`);
assert.deepEqual(own.map((one) => one.content), ['Only for you', 'Noon']);

// A broken line: what was missed is told when the session resumes.
const resumed = new Promise((resolve) => { client.once(Events.ShardResume, resolve); });
await control('POST', '/gateway', { fault: 'drop' });
await resumed;
const later = await as('press', { message: message.id, custom_id: 'darker' });
assert.equal(later.outcome.message.content, 'A darker square');

assert.deepEqual(failures, []);
await client.destroy();
console.log('discord.js: logged in, registered a command, answered with a picture and buttons, edited it');
