import { describe, expect, it } from 'vitest'
import { readLines } from '#domain/ingredients/read-lines.ts'
import { wholeCatalogue } from './testing/whole-catalogue.ts'
import { toVocabulary } from './vocabulary.ts'

const { catalogue } = await wholeCatalogue()
const vocabulary = toVocabulary(catalogue)

/** "salt + black-pepper"; "?" for what is not known. */
function reading(line: string): string {
  return readLines(line, vocabulary)
    .map(({ resolution }) => (resolution.kind === 'resolved' ? resolution.ingredient : '?'))
    .join(' + ')
}

describe('what nobody listed is read by its last words', () => {
  it('where a known one is offered, that is taken', () => {
    expect(reading('4 cups Farm Stand Marinara Sauce or marinara sauce')).toBe('pasta-sauce')
  })

  it.each([
    ['1 tablespoon Tuscan Heat Spice', 'spice-blend'],
    ['2 tsp Bludso’s Steak Rub', 'spice-blend'],
    ['½ c tea leaf dressing', 'salad-dressing'],
    ['1 ½ c Lemongrass Dipping Sauce', 'ready-made-sauce'],
    ['1 quantity sweet-sour marinade', 'ready-made-marinade'],
  ])('%s', (line, id) => {
    expect(reading(line)).toBe(id)
  })

  it.each([
    'rice and peanut sauce',
    'beans in curry leaf sauce',
    '1 cup sauce',
    '1 tbsp sojy sause',
  ])('but no other food is lost to it, and no slip: %s', (line) => {
    expect(reading(line)).not.toMatch(/^(?:ready-made-sauce|spice-blend)$/u)
  })

  it.each(['spice-blend', 'salad-dressing', 'ready-made-sauce', 'ready-made-marinade'])(
    'and %s is called free of nothing',
    (id) => {
      expect(vocabulary.ingredients.get(id)?.freeOf).toEqual([])
      expect(vocabulary.ingredients.get(id)?.diets).toEqual([])
    },
  )
})

describe('words that people misspell', () => {
  it.each([
    ['1 cup grated parmasean', 'parmesan'],
    ['2 tsp ground cinnammon', 'cinnamon'],
    ['1 tbsp worchestershire sauce', 'worcestershire-sauce'],
    ['4 boneless chicken brests', 'chicken-breast'],
  ])('%s', (line, id) => {
    expect(reading(line)).toBe(id)
  })
})

describe('dried beans are no tinned ones', () => {
  it.each([
    ['1 cup rajma', 'dried-kidney-bean'],
    ['1 cup chole', 'dried-chickpea'],
    ['200g dried butterbean', 'dried-lima-bean'],
    ['200g dried borlotti beans', 'dried-borlotti-bean'],
    ['1 cup lobia', 'dried-black-eyed-pea'],
    ['1 cup dried navy beans', 'dried-white-bean'],
    ['1 can red kidney beans', 'kidney-bean'],
    ['1 can chickpeas', 'chickpea'],
    ['2 cups boiled rajma', 'kidney-bean'],
  ])('%s', (line, id) => {
    expect(reading(line)).toBe(id)
  })
})

describe('measures and clauses of pages', () => {
  it.each([
    ['500 gms chicken', 'chicken'],
    ['1 no. onion, chopped', 'onion'],
    ['1 stalk celery w/ leaves', 'celery'],
    ['Plus 1 tbsp butter', 'butter'],
    ['Salt as per taste', 'salt'],
    ['Top with club soda', 'club-soda'],
    ['1 tsp dried mixed herbs', 'mixed-dried-herb'],
    ['1 tsp dried Italian herbs', 'italian-seasoning'],
    ['few drops orange food colour', 'food-coloring'],
    ['1 Knorr chicken cube', 'chicken-stock-cube'],
  ])('%s', (line, id) => {
    expect(reading(line)).toBe(id)
  })
})
