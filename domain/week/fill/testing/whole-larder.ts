import { readForms } from '#catalogue/composing/read.ts'
import { knownFoodsOf } from '#catalogue/composing/known-foods.ts'
import { catalogueFolder } from '#catalogue/read.ts'
import { wholeCards, wholeCatalogue, wholeVocabulary } from '#catalogue/testing/whole-catalogue.ts'
import { readPackages, writePackages } from '#catalogue/transport-packages.ts'
import { composingOf } from '../../../composing/composing-of.ts'
import { Techniques } from '../../../composing/technique.ts'
import type { Larder } from '../seatings.ts'

let larder: Promise<Larder> | undefined

async function read(): Promise<Larder> {
  const { catalogue } = await wholeCatalogue()
  const vocabulary = await wholeVocabulary()
  const cards = await wholeCards()
  const forms = await readForms(catalogueFolder)
  const composing = composingOf(
    {
      book: forms.book,
      techniques: new Techniques(forms.techniques, vocabulary),
      foods: knownFoodsOf(catalogue, forms, vocabulary),
      vocabulary,
    },
    cards,
  )
  const packages = readPackages(JSON.parse(JSON.stringify(writePackages(catalogue))), 'metric')
  return { cards, composing, packages }
}

/** All that a week is found in, read once. */
export const wholeLarder = (): Promise<Larder> => (larder ??= read())
