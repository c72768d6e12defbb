import { affinitiesOf } from '#domain/composing/affinities.ts'
import type { Composing } from '#domain/composing/compose.ts'
import { Techniques } from '#domain/composing/technique.ts'
import { rarityWeights } from '#domain/matching/weights.ts'
import { catalogueFolder } from '../../read.ts'
import { wholeCards, wholeCatalogue, wholeVocabulary } from '../../testing/whole-catalogue.ts'
import { knownFoodsOf } from '../known-foods.ts'
import { readForms } from '../read.ts'

/** Everything that dishes are composed of, as the app has it. */
export async function wholeBook() {
  const { catalogue } = await wholeCatalogue()
  const vocabulary = await wholeVocabulary()
  const files = await readForms(catalogueFolder)
  const cards = await wholeCards()
  const composing: Composing = {
    book: files.book,
    techniques: new Techniques(files.techniques, vocabulary),
    foods: knownFoodsOf(catalogue, files, vocabulary),
    vocabulary,
    affinities: affinitiesOf(cards, vocabulary),
    weightOf: rarityWeights(cards),
  }
  return { catalogue, vocabulary, files, composing }
}
