import { affinitiesOf } from '#domain/composing/affinities.ts'
import type { Composing } from '#domain/composing/compose.ts'
import { Techniques } from '#domain/composing/technique.ts'
import { rarityWeights } from '#domain/matching/weights.ts'
import { catalogueFolder } from '../../read.ts'
import { wholeCatalogue } from '../../testing/whole-catalogue.ts'
import { toVocabulary } from '../../vocabulary.ts'
import { toCards } from '../../write.ts'
import { knownFoodsOf } from '../known-foods.ts'
import { readForms } from '../read.ts'

/** Everything that dishes are composed of, as the app has it. */
export async function wholeBook() {
  const { catalogue } = await wholeCatalogue()
  const vocabulary = toVocabulary(catalogue)
  const files = await readForms(catalogueFolder)
  const cards = toCards(catalogue)
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
