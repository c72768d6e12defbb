import { readCatalogue } from '#catalogue/read.ts'
import { toVocabulary } from '#catalogue/vocabulary.ts'
import { readAspects } from '#domain/wishes/aspects.ts'
import { readDish } from '#domain/wishes/dish-text.ts'
import { knownLexicon } from '#domain/wishes/known-lexicon.ts'
import { mentionsIn, wordsOf } from '#domain/wishes/mentions.ts'
const { catalogue } = await readCatalogue()
const vocabulary = toVocabulary(catalogue)
const known = { lexicon: knownLexicon(vocabulary), vocabulary }
for (const t of process.argv.slice(2)) {
  console.log(t, JSON.stringify(readAspects(t, known)))
  console.log(mentionsIn(wordsOf(t), known))
  const d = readDish(t, known)
  console.log('shown', [...d.shown].map(([c, s]) => `${c} ${s.most}`).join(', '), '\nagainst', [...d.against].map(([c, s]) => `${c} ${s.most}`).join(', '), '\nabsent', [...d.absent])
}
