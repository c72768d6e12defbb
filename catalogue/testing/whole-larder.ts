import { readForms } from '../composing/read.ts'
import { knownFoodsOf } from '../composing/known-foods.ts'
import { catalogueFolder } from '../read.ts'
import { wholeCards, wholeCatalogue, wholeVocabulary } from './whole-catalogue.ts'
import { readPackages, writePackages } from '../transport-packages.ts'
import { composingOf } from '#domain/composing/composing-of.ts'
import { Techniques } from '#domain/composing/technique.ts'
import type { Larder } from '#domain/week/fill/seatings.ts'

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
