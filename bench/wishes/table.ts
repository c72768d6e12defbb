import { quantile } from '../statistics.ts'
import type { Judged } from './judge.ts'
import { typesOf } from './question.ts'

export function reportOf(judged: readonly Judged[]) {
  return { right: judged.filter(({ isRight }) => isRight).length, of: judged.length }
}

function rowOf(name: string, judged: readonly Judged[]): string {
  const { right, of } = reportOf(judged)
  return `| ${name} | ${of} | ${right} (${Math.round((right * 100) / Math.max(1, of))} %) |`
}

/** A table in Markdown by the types of the data set, and how long it took. */
export function tableOf(judged: readonly Judged[]): string {
  const types = [...new Set(judged.flatMap(({ question }) => typesOf(question)))].toSorted()
  const times = judged.map(({ milliseconds }) => milliseconds)
  const [middle, most] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(1))
  return [
    '| type | wishes | right |',
    '|---|---|---|',
    ...types.map((type) =>
      rowOf(
        type,
        judged.filter(({ question }) => typesOf(question).includes(type)),
      ),
    ),
    rowOf('all', judged),
    `\n${middle} ms of a processor for a wish with its five dishes (p50), ${most} ms (p99)`,
  ].join('\n')
}
