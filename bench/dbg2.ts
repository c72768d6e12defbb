import { readFile } from 'node:fs/promises'
import { readCatalogue } from '#catalogue/read.ts'
import { toVocabulary } from '#catalogue/vocabulary.ts'
import { readAspects } from '#domain/wishes/aspects.ts'
import { knownLexicon } from '#domain/wishes/known-lexicon.ts'
import { emptyWords } from '#domain/wishes/known/said.ts'
import { mentionsIn, wordsOf } from '#domain/wishes/mentions.ts'
const { catalogue } = await readCatalogue()
const vocabulary = toVocabulary(catalogue)
const known = { lexicon: knownLexicon(vocabulary), vocabulary }
const count = new Map<string, number>()
const q = JSON.parse(await readFile('/tmp/wishes/mpr/data/500QA.json', 'utf8')) as any[]
const further = new Map<string, number>()
q.forEach((e, i) => {
  if (i % 2 || i % 16 === 14) return
  for (const w of readAspects(e.query, known).further) further.set(w, (further.get(w) ?? 0) + 1)
  for (const t of Object.values(e.options) as string[]) {
    const words = wordsOf(t)
    const taken = new Set<number>()
    for (const m of mentionsIn(words, known)) for (let k = m.from; k < m.end; k++) taken.add(k)
    words.forEach((w, k) => { if (!taken.has(k) && !emptyWords.has(w) && w.length > 2) count.set(w, (count.get(w) ?? 0) + 1) })
  }
})
console.log([...count].sort((a, b) => b[1] - a[1]).map(([w, n]) => `${w}${n > 1 ? n : ''}`).join(' '))
console.log('\nQUERY', [...further].map(([w]) => w).join(' '))
// own terms that are no food though their last word is one
const lex = known.lexicon as any
const out: string[] = []
for (const t of lex.termList?.() ?? []) {
  const words = t.split(' ')
  if (words.length < 2) continue
  const last = lex.conceptOf(words.at(-1))
  const id = lex.conceptOf(t)
  if (last === undefined || !['food', 'dish'].includes(lex.kindOf(last))) continue
  const isFood = [...lex.reachOf(id)].some(([c, s]: any) => c !== id && s > 0.7 && ['food', 'dish'].includes(lex.kindOf(c)))
  if (!isFood) out.push(t)
}
console.log('\nBARE', out.join(', '))
