import { z } from 'zod'
import { type AdminCommand } from './command.ts'
import { nameOf, noteOperator, requirePerson } from './person.ts'

/** `ban ADDRESS`: ends every session, refuses to sign in, and hides what the account shows. */
export const ban: AdminCommand = {
  summary: 'Signs somebody out for good and hides what they show',
  usage: ['ban ADDRESS'],
  words: { least: 1, most: 1 },
  async run({ client }, { words: [address = ''] }) {
    const person = await requirePerson(client, address)
    const { rows } = await client.query(
      `select private.moderate(null, 'ban', 'profile', $1, null) as act`,
      [person.id],
    )
    return {
      text: `${nameOf(person)} is banned. “unban” takes it back.`,
      json: { user: person.id, banned: true, act: actSchema.parse(rows[0]).act },
    }
  },
}

/** `unban ADDRESS`: takes every ban of an account back. */
export const unban: AdminCommand = {
  summary: 'Takes a ban back',
  usage: ['unban ADDRESS'],
  words: { least: 1, most: 1 },
  async run({ client }, { words: [address = ''] }) {
    const person = await requirePerson(client, address)
    await client.query(
      `select private.undo_moderation(null, act.id)
       from private.moderation_acts as act
       where act.author_id = $1 and act.kind = 'ban' and act.undone_at is null`,
      [person.id],
    )
    // Also one that came by the calls of the auth server.
    await client.query('select private.set_ban($1, false)', [person.id])
    await noteOperator(client, person, 'unbanned')
    return {
      text: `${nameOf(person)} may sign in again.`,
      json: { user: person.id, banned: false },
    }
  },
}

const actSchema = z.object({ act: z.string() })
