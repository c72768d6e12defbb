import { afterEach, expect, it } from 'vitest'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { rarityWeights } from '#domain/matching/weights.ts'
import { listRecipes } from '#domain/recipes/listing.ts'
import { searchPhrases } from '#domain/recipes/search-phrases.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { readLanguages, vocabularyIn } from '../languages.ts'
import { wholeCards, wholeCatalogue, wholeVocabulary } from '../testing/whole-catalogue.ts'
import { translatedCards, translationsOf } from '../translated.ts'
import { faultOf, queryOfSearch, readSearches, searchLanguages } from './searches.ts'

const { catalogue } = await wholeCatalogue()
const written = await wholeCards()
const english = await wholeVocabulary()
const rows = await translationsOf(catalogue)
const languages = await readLanguages()

afterEach(() => findSpeakerBy(() => undefined))

it.each(searchLanguages)('finds what people type in %s', async (language) => {
  findSpeakerBy(() =>
    language === 'en' ? undefined : { tag: language, translate: () => undefined },
  )
  const files = languages.find((each) => each.language === language)
  const vocabulary = files === undefined ? english : vocabularyIn(files, catalogue, english)
  // Of each card is known by which words it is found: these are cards of their own.
  const cards = translatedCards(written, rows, language).map((card) => ({ ...card }))
  const known = {
    kitchen: prepareKitchen([], [], vocabulary, noRules),
    vocabulary,
    phrases: searchPhrases,
    weightOf: rarityWeights(cards),
  }
  const faults = (await readSearches(language)).map((search) => {
    const { matches } = listRecipes(cards, queryOfSearch(search.say), known)
    const first = matches.slice(0, 5).map(({ recipe }) => recipe.slug)
    return faultOf(search, { total: matches.length, first })
  })
  expect(faults.filter((fault) => fault !== null)).toEqual([])
})
