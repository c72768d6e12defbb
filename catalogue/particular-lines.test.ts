import { describe, expect, it } from 'vitest'

import { heldInGeneral } from '#domain/ingredients/also-named.ts'
import { readLines } from '#domain/ingredients/read-lines.ts'

import { wholeVocabulary } from './testing/whole-catalogue.ts'

const vocabulary = await wholeVocabulary()

/** "2 tsp salt + pepper"; "?" for what is not known. */
function reading(line: string): string {
  return readLines(line, vocabulary)
    .map(({ amount, unit, resolution }) =>
      [amount?.min, unit, resolution.kind === 'resolved' ? resolution.ingredient : '?']
        .filter((each) => each !== undefined && each !== null)
        .join(' '),
    )
    .join(' + ')
}

describe('the longest known name at the end wins over its last word', () => {
  it.each([
    ['2 tbsp Acme Slowly Fermenting Barrel Soy Sauce', '2 tbsp soy-sauce'],
    ['1 cup Memphis style barbecue sauce', '1 cup barbecue-sauce'],
    ['1 cup rainbow chocolate chips', '1 cup chocolate-chip'],
    ['1 cup extra creamy Acme vanilla ice cream', '1 cup vanilla-ice-cream'],
    ['6 split-top hot dog buns', '6 hot-dog-bun'],
    ['4 oz lemon herb goat cheese', '4 oz goat-cheese'],
    ['200 g organic durum wheat penne pasta', '200 g penne'],
    ['1 cup caster / icing sugar', '1 cup caster-sugar'],
    ['1 cup Oregon walnuts', '1 cup walnut'],
    ['2 tbsp Sunny Meadow honey', '2 tbsp honey'],
    ['1 box Acme French vanilla pudding mix', '1 pack vanilla-pudding-mix'],
    ['2 cups cubed [Challah | https://example.org/challah/]', '2 cup challah'],
  ])('%s', (line, read) => {
    expect(reading(line)).toBe(read)
  })

  it.each([
    // What is left out may hold what the name is called free of.
    ['1 cup peanut butter chocolate chips', 'snack-chip', ['peanut-butter']],
    ['1 cup walnut cream cheese', 'specialty-cheese', ['walnut']],
    ['2 tbsp sesame soy sauce', 'ready-made-sauce', ['sesame-seed']],
    ['1 cup lobster wild rice soup', 'canned-soup', ['lobster']],
  ])('but not where something would be lost: %s', (line, id, held) => {
    const [read] = readLines(line, vocabulary)
    expect(read?.resolution).toEqual({ kind: 'resolved', ingredient: id })
    expect(vocabulary.ingredients.get(id)?.freeOf).toEqual([])
    expect(read === undefined ? [] : heldInGeneral(read, vocabulary)).toEqual(
      expect.arrayContaining(held),
    )
  })

  it.each([
    ['1 cup spiced walnuts', '1 cup flavored-nut'],
    ['1 tbsp truffle honey', '1 tbsp flavored-honey'],
    ['1 cup buttery tomato puree', '1 cup specialty-puree'],
    ['1 bean cake, cubed', '1 ?'],
    ['crispier crust', '?'],
  ])('nor where it is another thing: %s', (line, read) => {
    expect(reading(line)).toBe(read)
  })
})

describe('a unit is read where a page lost a space or put a dash', () => {
  it.each([
    ['1 teaspooncornstarch', '1 tsp cornstarch'],
    ['2 tablespoonssoy sauce', '2 tbsp soy-sauce'],
    ['1/2 cupchopped walnuts', '0.5 cup walnut'],
    ['2 teaspoonsalt', '2 tsp salt'],
    ['1 TSPaTeaspoon vanilla extract', '1 tsp vanilla-extract'],
    ['2 tbsp (30ml) - Fish Sauce', '2 tbsp fish-sauce'],
    ['1.5kg (3.3lb) - Chicken Thighs, diced', '1.5 kg chicken-thigh'],
    ['12 cupcakes', '12 cupcake'],
    ['1 - 4 lb whole roasting chicken', '1 chicken'],
    ['12 carrot sticks', '12 stick carrot'],
  ])('%s', (line, read) => {
    expect(reading(line)).toBe(read)
  })

  it('and the line stays as it was typed', () => {
    expect(readLines('1 teaspooncornstarch', vocabulary)[0]?.original).toBe('1 teaspooncornstarch')
  })
})

describe('what is joined, listed or named otherwise', () => {
  it.each([
    ['8 oz cream cheese with onion and chives', '8 oz chive-and-onion-cream-cheese'],
    ['Garnishes: (salsa, sour cream, cilantro)', 'salsa + sour-cream + cilantro'],
    ['1 tbsp warm spices (cinnamon, nutmeg)', 'cinnamon + nutmeg'],
    ['1 tbsp spice blend (cinnamon, nutmeg)', '1 tbsp spice-blend'],
    ['2 tsp beef bouillon', '2 tsp beef-stock-cube'],
    ['2 cups beef bouillon', '2 cup beef-stock'],
    ['2 venison arm or blade steaks', '2 venison'],
    ['2 venison arm or flank steaks', '2 ?'],
    ['8 oz Crystal 40L', '8 oz crystal-malt'],
  ])('%s', (line, read) => {
    expect(reading(line)).toBe(read)
  })
})

describe('a quality behind a name makes the kind of it that it makes before', () => {
  it.each([
    ['1 lb chicken thighs (boneless and skinless)', '1 lb skinless-chicken-thigh'],
    ['1 lb chicken thighs, boneless and skinless', '1 lb skinless-chicken-thigh'],
    ['1 lb chicken thighs, skinless, cut into strips', '1 lb skinless-chicken-thigh'],
    ['Butter (melted, unsalted)', 'unsalted-butter'],
    ['1 cup butter, unsalted', '1 cup unsalted-butter'],
    ['½ cup pineapple frozen', '0.5 cup frozen-pineapple'],
    ['1 cup mango frozen', '1 cup frozen-mango'],
    ['1 sweet yellow onion', '1 sweet-onion'],
    ['1 cup brown organic rice', '1 cup brown-rice'],
  ])('%s', (line, read) => {
    expect(reading(line)).toBe(read)
  })

  it.each([
    ['1 cup butter, preferably unsalted', '1 cup butter'],
    ['1 cup butter (salted or unsalted)', '1 cup butter'],
    ['2 chicken breasts (boneless, skinless)', '2 chicken-breast'],
    ['1 cup almond milk, unsweetened', '1 cup almond-milk'],
  ])('but nothing where it names no kind, or leaves the choice: %s', (line, read) => {
    expect(reading(line)).toBe(read)
  })
})
