import { describe, expect, it } from 'vitest'
import { timersIn } from '#domain/cooking/timers.ts'
import { translatedTimers } from '#domain/cooking/translated-timers.ts'
import { offeredLanguages } from '#domain/texts/language.ts'
import { scalesWhole } from '#domain/recipes/scale-translated.ts'
import { wholeCards, wholeCatalogue } from './testing/whole-catalogue.ts'
import { translatedCards, translationsOf } from './translated.ts'
import { translatedLanguages } from './translations.ts'
import { readCards, writeCards } from './transport.ts'

const { catalogue } = await wholeCatalogue()
const cards = await wholeCards()
const rows = await translationsOf(catalogue)

describe.each(await translatedLanguages())('our recipes in %s', (language) => {
  const isOffered = offeredLanguages.some((tag) => tag === language)
  const own = rows.filter((row) => row.language === language)
  const steps = own.flatMap((row) => {
    const recipe = catalogue.recipes.find(({ id }) => id === row.recipe_id)
    return (row.instructions ?? []).map((text, place) => ({
      place: `${recipe?.slug} ${place + 1}`,
      text,
      written: recipe?.steps[place] ?? '',
    }))
  })

  it.runIf(isOffered)('are all there', () => {
    expect(own).toHaveLength(catalogue.recipes.length)
  })

  it('have a tip and how they keep with their steps alone', () => {
    const alone = own.filter(
      ({ instructions, tip, storage }) => instructions === null && (tip ?? storage) !== null,
    )
    expect(alone).toEqual([])
  })

  it('have every timer of the English step', () => {
    const lost = steps.filter(
      ({ text, written }) =>
        translatedTimers(text, language, written)?.length !== timersIn(written).length,
    )
    expect(lost.map(({ place }) => place)).toEqual([])
  })

  it('have every amount that follows the servings', () => {
    const lost = steps.filter(({ text, written }) => !scalesWhole(text, written, language))
    expect(lost.map(({ place }) => place)).toEqual([])
  })

  it.runIf(isOffered)('have a sentence for every line that can be left out', () => {
    const silent = own.flatMap(({ recipe_id: id, without }) => {
      const lines = catalogue.recipes.find((recipe) => recipe.id === id)?.ingredients ?? []
      return lines.flatMap(({ use, item }, place) =>
        use !== 'base' && without[place] === null ? `${id} ${item}` : [],
      )
    })
    expect(silent).toEqual([])
  })

  it('have cards that matching reads as the English ones', () => {
    const translated = readCards(
      JSON.parse(JSON.stringify(writeCards(translatedCards(cards, rows, language)))),
    )
    expect(translated.map(({ title, writtenTitle = title }) => writtenTitle)).toEqual(
      cards.map(({ title }) => title),
    )
    expect(translated.map(({ title }) => title)).not.toEqual(cards.map(({ title }) => title))
    const uses = (all: typeof cards) => all.map(({ needs }) => needs.map(({ use }) => use))
    expect(uses(translated)).toEqual(uses(cards))
  })
})

it('finds a compound by what it ends in', () => {
  const bySlug = new Map(catalogue.recipes.map(({ id, slug }) => [slug, id]))
  const row = rows.find(({ recipe_id: id }) => id === bySlug.get('kartoffelsuppe'))
  expect([row?.title, row?.words]).toEqual([
    expect.stringContaining('Kartoffelsuppe'),
    expect.stringContaining('suppe'),
  ])
})

it('says without what in the accusative', () => {
  const withouts = rows.flatMap(({ language, without }) => (language === 'de' ? without : []))
  expect(withouts.some((each) => each?.startsWith('ohne Petersilie: '))).toBe(true)
  expect(withouts.filter((each) => /^ohne \p{Ll}+er /u.test(each ?? ''))).toEqual([])
})

it('has a recipe before its steps are translated', () => {
  const soup = catalogue.recipes.find(({ slug }) => slug === 'onion-soup-under-a-cheese-crust')
  const row = rows.find(({ recipe_id: id, language }) => id === soup?.id && language === 'fr')
  expect(row).toMatchObject({ instructions: null, tip: null, storage: null, words: '' })
  expect(row?.notes[0]).toMatch(/^environ 9/)
  expect(row?.without[3]).toMatch(/^sans vin blanc\u00A0: /)
})
