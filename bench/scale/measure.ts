import { readFile } from 'node:fs/promises'
import type { Client, ClientBase } from 'pg'
import { z } from 'zod'
import { quantile } from '../statistics.ts'
import { owner, type Question } from './statements.ts'

/** What one statement costs: times in ms, pages of 8 kB that it asks the buffers for. */
export const costSchema = z.object({
  name: z.string(),
  kind: z.enum(['read', 'write']),
  p50: z.number(),
  p95: z.number(),
  /** The processor's time of the process that answers, in the middle; null where the system does not tell. */
  cpu: z.number().nullable(),
  /** 0 where they are not counted: of what is several transactions. */
  pages: z.number(),
  calls: z.number(),
})
export type Cost = z.infer<typeof costSchema>

const warmUps = 6
const mostCalls = 40
const mostMilliseconds = 6_000

/** The processor's milliseconds that a process has used. */
export async function processorTime(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '')
  return Number(text.split(' ')[0] || Number.NaN) / 1e6
}

/** Of `select pg_backend_pid() as pid`. */
export const pidSchema = z.tuple([z.object({ pid: z.number() })])

const fetchedSchema = z.tuple([z.object({ pages: z.coerce.number() })])

/** Pages that the open transaction has asked for, of tables and of indexes. */
export async function pagesSoFar(client: ClientBase): Promise<number> {
  const { rows } = await client.query({
    name: 'pages',
    text: 'select coalesce(sum(pg_stat_get_xact_blocks_fetched(oid)), 0) as pages from pg_class',
  })
  return fetchedSchema.parse(rows)[0].pages
}

async function becomeCaller(client: Client, { caller }: Question): Promise<void> {
  if (caller === owner) return
  const role = caller === null ? 'anon' : 'authenticated'
  const claims = caller === null ? { role } : { sub: caller, role }
  await client.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)])
  await client.query(`set local role ${role}`)
}

/** Asks again and again, each time in a transaction as PostgREST opens it, which is taken back. */
export async function costOf(client: Client, pid: number, question: Question): Promise<Cost> {
  const { name, kind, text, values } = question
  const statement = { name: `q ${name}`, text, values: [...values] }
  const times: number[] = []
  const cpu: number[] = []
  const startedAt = performance.now()
  for (let turn = 0; turn < warmUps + mostCalls; turn++) {
    if (performance.now() - startedAt > mostMilliseconds && times.length >= 3) break
    await client.query('begin')
    await becomeCaller(client, question)
    const usedBefore = await processorTime(pid)
    const sentAt = performance.now()
    await client.query(statement)
    const taken = performance.now() - sentAt
    const used = (await processorTime(pid)) - usedBefore
    await client.query('rollback')
    if (turn < warmUps) continue
    times.push(taken)
    cpu.push(used)
  }
  await client.query('begin')
  await client.query('set constraints all immediate')
  const before = await pagesSoFar(client)
  const between = await pagesSoFar(client)
  await becomeCaller(client, question)
  await client.query(statement)
  await client.query('reset role')
  const after = await pagesSoFar(client)
  await client.query('rollback')
  const pages = Math.max(0, after - between - (between - before))
  return { name, kind, pages, ...summedUp(times, cpu) }
}

/** From what each call took. */
export function summedUp(
  times: readonly number[],
  cpu: readonly number[],
): Pick<Cost, 'p50' | 'p95' | 'cpu' | 'calls'> {
  const used = quantile(cpu, 0.5)
  return {
    p50: rounded(quantile(times, 0.5)),
    p95: rounded(quantile(times, 0.95)),
    cpu: Number.isFinite(used) ? rounded(used) : null,
    calls: times.length,
  }
}

const rounded = (value: number): number => Math.round(value * 100) / 100
