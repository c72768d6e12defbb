import { type AdminCommand, wrongUsage } from './command.ts'
import { nameOf, noteOperator, requirePerson } from './person.ts'

/** `moderator ADDRESS on|off`: who may judge what people report. */
export const moderator: AdminCommand = {
  summary: 'Makes somebody a moderator, or takes that back',
  usage: ['moderator ADDRESS on|off'],
  words: { least: 2, most: 2 },
  async run({ client }, { words: [address = '', state] }) {
    if (state !== 'on' && state !== 'off') throw wrongUsage('Say on or off.')
    const person = await requirePerson(client, address)
    await client.query(
      state === 'on'
        ? 'insert into private.moderators (user_id) values ($1) on conflict do nothing'
        : 'delete from private.moderators where user_id = $1',
      [person.id],
    )
    await noteOperator(client, person, `moderator_${state}`)
    return {
      text:
        state === 'on'
          ? `${nameOf(person)} is a moderator: “Moderation” stands in their account menu.`
          : `${nameOf(person)} is no moderator.`,
      json: { user: person.id, moderator: state === 'on' },
    }
  },
}
