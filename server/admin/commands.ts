import { ban, unban } from './ban.ts'
import type { AdminCommand } from './command.ts'
import { invite } from './invite.ts'
import { moderator } from './moderator.ts'
import { password } from './password.ts'
import { plan } from './plan.ts'
import { remove } from './remove.ts'
import { reports } from './reports.ts'
import { users } from './users.ts'

/** The subcommands, by what is typed. */
export const commands: ReadonlyMap<string, AdminCommand> = new Map([
  ['users', users],
  ['plan', plan],
  ['invite', invite],
  ['password', password],
  ['reports', reports],
  ['ban', ban],
  ['unban', unban],
  ['moderator', moderator],
  ['remove', remove],
])

/** `admin --help`, or `admin users --help`. */
export function helpOf(name: string | undefined): string {
  const command = name === undefined ? undefined : commands.get(name)
  if (command !== undefined) {
    return [
      `${command.summary}.`,
      '',
      ...command.usage.map((form) => `  admin ${form}`),
      '',
      '--json: standard output ends with one JSON object on one line.',
    ].join('\n')
  }
  const all = [...commands].map(([word, { summary }]) => `  ${word.padEnd(10)} ${summary}`)
  return [
    'Looks after the people of the Larder of these settings (LARDER_DATA, DATABASE_URL), while it runs or not.',
    '',
    ...all,
    '',
    'admin COMMAND --help says more. Exit codes: 1 not done, 2 typed wrongly, 3 nobody or nothing of this name.',
  ].join('\n')
}
