import type { Client } from 'pg'
import { z } from 'zod'
import { AdminError, type AdminCommand, textOption, wrongUsage } from './command.ts'

const rowSchema = z.object({
  thing: z.string(),
  thing_id: z.string(),
  author_id: z.string(),
  author_name: z.string(),
  report_count: z.number(),
  first_reported_at: z.date(),
  reasons: z.array(z.object({ id: z.string(), reason: z.string(), words: z.string().nullable() })),
  snapshot: z.record(z.string(), z.unknown()),
  current_content: z.record(z.string(), z.unknown()).nullable(),
})
type Row = z.infer<typeof rowSchema>

/** Of a subcommand, what is done. */
const acts: ReadonlyMap<string, { act: string; done: string }> = new Map([
  ['resolve', { act: 'dismiss', done: 'Nothing is wrong with it: its reports are settled.' }],
  ['hide', { act: 'hide', done: 'It is hidden: only its author sees it.' }],
  ['remove', { act: 'remove', done: 'It is removed, for good after 30 days.' }],
])

/** `reports` lists what waits; `reports resolve|hide|remove ID` settles one; `reports undo ACT` takes that back. */
export const reports: AdminCommand = {
  summary: 'Lists what people reported, and settles it',
  usage: ['reports', 'reports resolve|hide|remove ID [--message TEXT]', 'reports undo ACT'],
  options: { message: { type: 'string' } },
  words: { least: 0, most: 2 },
  async run({ client }, given) {
    const [what, id] = given.words
    if (what === undefined) return listed(client)
    if (id === undefined || !z.uuid().safeParse(id).success) {
      throw wrongUsage('Name the id that “reports” shows: reports hide ID')
    }
    if (what === 'undo') return undone(client, id)
    const chosen = acts.get(what)
    if (chosen === undefined) throw wrongUsage('It is resolve, hide, remove or undo.')
    const { rows } = await client.query(
      `select private.moderate(null, $2, report.subject, report.subject_id, $3) as act
       from public.reports as report where report.id = $1`,
      [id, chosen.act, textOption(given, 'message') ?? null],
    )
    if (rows[0] === undefined) {
      throw new AdminError('no_such_report', 'There is no report of this id.', 3)
    }
    const { act } = z.object({ act: z.string() }).parse(rows[0])
    return {
      text: `${chosen.done} To take it back: reports undo ${act}`,
      json: { report: id, act, done: chosen.act },
    }
  },
}

async function listed(client: Client) {
  const { rows } = await client.query('select * from private.reported_things(null, null, 50)')
  const found = z.array(rowSchema).parse(rows)
  const { waiting } = z
    .object({ waiting: z.number() })
    .parse(
      (await client.query('select reports::integer as waiting from private.open_reports()'))
        .rows[0],
    )
  return {
    text:
      found.length === 0
        ? 'Nothing waits.'
        : [
            ...found.map(inWords),
            waiting === 1 ? 'One report waits.' : `${waiting} reports wait.`,
          ].join('\n\n'),
    json: { reports: found, waiting },
  }
}

async function undone(client: Client, act: string) {
  const { rows } = await client.query('select private.undo_moderation(null, $1) as done', [act])
  const { done } = z.object({ done: z.boolean() }).parse(rows[0])
  if (!done) throw new AdminError('no_such_act', 'There is no such act, or it was undone.', 3)
  return { text: 'It is taken back, and its reports are open again.', json: { act, undone: true } }
}

function inWords({ thing, author_name, report_count, first_reported_at, reasons, snapshot }: Row) {
  const shown = [snapshot['title'], snapshot['text']].filter(Boolean).join(' – ')
  const [first] = reasons
  return [
    `${first?.id ?? ''}  ${thing} by ${author_name}, reported ${report_count === 1 ? 'once' : `${report_count} times`} since ${first_reported_at.toISOString().slice(0, 10)}`,
    ...reasons.map(({ reason, words }) => `  ${reason}${words === null ? '' : `: ${words}`}`),
    `  “${shown.slice(0, 300).replaceAll(/\s+/g, ' ')}”`,
  ].join('\n')
}
