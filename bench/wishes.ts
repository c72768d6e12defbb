import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readCatalogue } from '#catalogue/read.ts'
import { toVocabulary } from '#catalogue/vocabulary.ts'
import { readAspects } from '#domain/wishes/aspects.ts'
import { readDish } from '#domain/wishes/dish-text.ts'
import { fitOf } from '#domain/wishes/fit.ts'
import { knownLexicon } from '#domain/wishes/known-lexicon.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    half: { type: 'string', default: 'odd' },
    show: { type: 'boolean', default: false },
    part: { type: 'string' },
  },
})
const questions = z
  .array(
    z.object({
      query: z.string(),
      query_type: z.record(z.string(), z.number()),
      options: z.record(z.string(), z.string()),
      answer: z.string(),
    }),
  )
  .parse(JSON.parse(await readFile(join(positionals[0] ?? '.', 'data/500QA.json'), 'utf8')))
const { catalogue } = await readCatalogue()
const vocabulary = toVocabulary(catalogue)
const known = { lexicon: knownLexicon(vocabulary), vocabulary }
const rest = options.half === 'even' ? 0 : 1
const chosen = questions
  .map((q, i) => ({ ...q, i }))
  .filter(
    ({ i }) =>
      i % 2 === rest &&
      (options.part === undefined ||
        (options.part === 'held'
          ? i % 16 === 14
          : options.part === 'peek'
            ? i % 16 === 6
            : i % 8 !== 6)),
  )
let right = 0
const times: number[] = []
const types = new Map<string, [number, number]>()
for (const { query, query_type, options: dishes, answer, i } of chosen) {
  const begin = performance.now()
  const read = readAspects(query, known)
  const scored = Object.entries(dishes)
    .map(([id, text]) => ({ id, text, fit: fitOf(read, readDish(text, known), known.lexicon) }))
    .toSorted((a, b) => b.fit - a.fit || (a.id < b.id ? -1 : 1))
  times.push(performance.now() - begin)
  const isRight = scored[0]?.id === answer
  if (isRight) right++
  const names = Object.entries(query_type)
    .filter(([, v]) => v === 1)
    .map(([k]) => k)
  for (const t of names.length === 0 ? ['none'] : names) {
    const [r, n] = types.get(t) ?? [0, 0]
    types.set(t, [r + (isRight ? 1 : 0), n + 1])
  }
  if (!isRight && options.show && options.half === 'even' && i % 16 !== 14) {
    console.log(
      `\n${i} ${query}\n   ${read.aspects.map((a) => `${a.isWanted ? '' : '-'}${a.concept}${a.weight < 1 ? '?' : ''}`).join(' ')} | ${read.further.join(' ')}`,
    )
    for (const s of scored)
      console.log(`   ${s.id === answer ? '*' : ' '} ${s.fit.toFixed(2)} ${s.text}`)
  }
}
times.sort((a, b) => a - b)
if (!options.json)
  console.log(
    [...types].map(([t, [r, n]]) => `${t} ${r}/${n}`).join(', '),
    `median ${times[Math.floor(times.length / 2)]?.toFixed(2)} max ${times.at(-1)?.toFixed(2)} ms`,
  )
console.log(JSON.stringify({ right, of: chosen.length }))
