import { composingOf } from '#domain/composing/composing-of.ts'
import { Techniques } from '#domain/composing/technique.ts'
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
  const writing = {
    book: files.book,
    techniques: new Techniques(files.techniques, vocabulary),
    foods: knownFoodsOf(catalogue, files, vocabulary),
    vocabulary,
  }
  return { catalogue, vocabulary, files, composing: composingOf(writing, cards) }
}
