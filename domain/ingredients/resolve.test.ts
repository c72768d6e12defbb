import { describe, expect, it } from 'vitest'
import { readPantryText } from './pantry-text.ts'
import { readLine, suggestionsFor } from './resolve.ts'
import { testVocabulary, vocabularyOf } from './testing/vocabulary.ts'

const resolved = (text: string) => {
  const { resolution } = readLine(text, testVocabulary)
  return resolution.kind === 'resolved' ? resolution.ingredient : null
}

describe('readLine', () => {
  it.each([
    ['2 eggs', 'egg'],
    ['large free-range eggs', 'egg'],
    ['Eier', 'egg'],
    ['egg noodles', 'egg-noodle'],
    ['coconut milk', 'coconut-milk'],
    ['peanut butter', 'peanut-butter'],
    ['cream of tartar', 'cream-of-tartar'],
    ['aubergines', 'eggplant'],
    ['toms', 'tomato'],
    ['2 (14 oz) cans chopped tomatoes, drained', 'canned-tomato'],
    ['chopped fresh parsley', 'parsley'],
    ['half-and-half', 'half-and-half'],
    ['half and half', 'half-and-half'],
    ['2 garlic cloves', 'garlic'],
    ['2 cloves of garlic', 'garlic'],
    ['pepper, to taste', 'black-pepper'],
    ['margarine or butter', 'butter'],
    ['beef or chicken stock', 'chicken-stock'],
    ['chicken or beef stock', 'chicken-stock'],
    ['juice of 1 lemon', 'lemon-juice'],
    ['zest and juice of 1 lemon', 'lemon'],
    ['breast of chicken', 'chicken-breast'],
    ['boneless, skinless chicken thighs', 'chicken-thigh'],
    ['fresh or frozen garlic', 'garlic'],
    ['garlic in oil, drained', 'garlic'],
    ['parsley leaves', 'parsley'],
    ['Heirloom Brandywine tomatoes', 'tomato'],
    ['4 chopped tomatoes', 'tomato'],
    ['1 can tomatoes', 'canned-tomato'],
  ])('resolves %j to %s', (text, id) => {
    expect(resolved(text)).toBe(id)
  })

  it.each([
    'eierlikör',
    '0 eggs',
    '-3 eggs',
    '1/0 onion',
    '½',
    'oat milk',
    'half pig head',
    'diced ham',
    'eggnog',
    'butterscotch',
    'rabbit liver pâté',
    'chicken flavoured crisps',
    'egg-free macaroni',
    'vegan cheese',
    'chicken skin',
    'garlic butter sauce',
    'milk and mystery',
    '',
  ])('leaves %j unresolved', (text) => {
    expect(resolved(text)).toBeNull()
  })

  it('goes on with how the first began, but not where the word alone is a food that holds more', () => {
    const plantMilk = vocabularyOf([
      { id: 'chicken-breast', plural: 'chicken breasts' },
      { id: 'chicken-thigh', plural: 'chicken thighs', aliases: ['chicken thighs'] },
      { id: 'soy-milk', contains: ['soy'] },
      { id: 'soy-cream', contains: ['soy'] },
      { id: 'cream', contains: ['dairy'] },
      { id: 'chocolate-chunk', aliases: ['chocolate chunks'], contains: ['soy'] },
      { id: 'chocolate-chip', aliases: ['chocolate chips'], contains: ['soy'] },
      { id: 'potato-chip', aliases: ['chips'], contains: ['gluten'] },
    ])
    const otherwise = (text: string) => readLine(text, plantMilk).otherwise
    expect(otherwise('2 chicken breasts or thighs')).toEqual(['chicken-thigh'])
    expect(otherwise('1 cup soy milk or cream')).toEqual(['cream'])
    expect(otherwise('100 g chocolate chunks or chips')).toEqual(['chocolate-chip'])
  })

  it('proposes the nearest names, nearest first, for what it does not know', () => {
    const line = readLine('tommato', testVocabulary)
    expect(line.resolution.kind).toBe('unresolved')
    expect(suggestionsFor(line, testVocabulary)).toEqual(['tomato', 'canned-tomato'])
  })
})

describe('readPantryText', () => {
  const read = (text: string) =>
    readPantryText(text, testVocabulary).map((line) => [
      line.amount?.min ?? null,
      line.resolution.kind === 'resolved' ? line.resolution.ingredient : line.original,
    ])

  it('reads a list as it is typed', () => {
    expect(read('2 eggs, milk, half an onion, chicken thighs')).toEqual([
      [2, 'egg'],
      [null, 'milk'],
      [0.5, 'onion'],
      [null, 'chicken-thigh'],
    ])
  })

  it('parts at "and" only where that names two known things', () => {
    expect(read('salt and pepper')).toEqual([
      [null, 'salt'],
      [null, 'black-pepper'],
    ])
    expect(read('half and half')).toEqual([[null, 'half-and-half']])
    expect(read('bits and bobs')).toEqual([[null, 'bits and bobs']])
  })

  it('keeps a preparation with what it describes, and a decimal comma whole', () => {
    expect(read('tomatoes, chopped, milk 1,5 l')).toEqual([
      [null, 'tomato'],
      [1.5, 'milk'],
    ])
  })

  it('reads lines, bullets and a closing "and"', () => {
    expect(read('• 2 eggs\n- milk\nand butter.')).toEqual([
      [2, 'egg'],
      [null, 'milk'],
      [null, 'butter'],
    ])
  })

  it('reads nothing from nothing', () => {
    expect(read(' , ;\n')).toEqual([])
  })
})
