import { type AdminCommand, textOption, wrongUsage } from './command.ts'
import { nameOf, noteOperator, requirePerson } from './person.ts'

const kinds = ['paid', 'trial', 'none']

/** `plan ADDRESS paid|trial|none [--until DATE]`: full access by hand, or its end. */
export const plan: AdminCommand = {
  summary: 'Gives or takes full access by hand',
  usage: ['plan ADDRESS paid|none', 'plan ADDRESS paid|trial --until 2027-01-31'],
  options: { until: { type: 'string' } },
  words: { least: 2, most: 2 },
  async run({ client, now }, given) {
    const [address = '', kind = ''] = given.words
    if (!kinds.includes(kind)) throw wrongUsage('A plan is paid, trial or none.')
    const until = readUntil(textOption(given, 'until'), now)
    if (kind === 'trial' && until === null) {
      throw wrongUsage('A trial has an end: --until 2027-01-31')
    }
    if (kind === 'none' && until !== null) throw wrongUsage('“none” takes no --until.')
    const person = await requirePerson(client, address)
    if (kind === 'none') {
      const { rowCount } = await client.query(
        'delete from private.plan_grants where user_id = $1',
        [person.id],
      )
      await noteOperator(client, person, 'plan_taken')
      return {
        text:
          rowCount === 0
            ? `${nameOf(person)} was given nothing by hand.`
            : `${nameOf(person)} no longer has what was given by hand. What they pay for, and their own trial, stay.`,
        json: { user: person.id, plan: 'none', changed: rowCount !== 0 },
      }
    }
    await client.query(
      `insert into private.plan_grants (user_id, kind, until) values ($1, $2, $3)
       on conflict (user_id) do update
         set kind = excluded.kind, until = excluded.until, granted_at = now()`,
      [person.id, kind, until],
    )
    await noteOperator(client, person, 'plan_given')
    const end = until === null ? '' : ` until ${until.toISOString().slice(0, 10)}`
    return {
      text: `${nameOf(person)} has everything${end}.`,
      json: { user: person.id, plan: kind, until },
    }
  },
}

/** The end of a day in UTC. */
function readUntil(text: string | undefined, now: Date): Date | null {
  if (text === undefined) return null
  const end = new Date(`${text}T23:59:59Z`)
  // A 31st of February would become a day in March.
  const isDay = !Number.isNaN(end.valueOf()) && end.toISOString().startsWith(text)
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !isDay) throw wrongUsage('--until is a day: 2027-01-31')
  if (end <= now) throw wrongUsage('--until is over already.')
  return end
}
