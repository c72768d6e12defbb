import { expect, it } from 'vitest'

import { suggestionsFor } from '#domain/ingredients/resolve.ts'
import { readPantryList } from '#domain/pantry/read-list.ts'

import { wholeVocabulary } from './testing/whole-catalogue.ts'

const vocabulary = await wholeVocabulary()

/** "~greek-yogurt" where it is a guess, "? bell-pepper, caper" where it is only asked. */
function reading(text: string): string {
  return readPantryList(text, vocabulary, new Map())
    .map((line) =>
      line.resolution.kind === 'resolved'
        ? `${line.isGuess ? '~' : ''}${line.resolution.ingredient}`
        : `? ${suggestionsFor(line, vocabulary).join(', ')}`,
    )
    .join(' + ')
}

/** Names that are exact once what measures or wraps the thing is set aside. */
const known = `
  tin chickpeas: chickpea · bit of parmesan: parmesan · mozzarella ball: mozzarella · chopped toms: canned-tomato
  half a bag of spinach: spinach · handful rocket: arugula · leftover roast chicken: rotisserie-chicken
  choc chips: chocolate-chip · evoo: extra-virgin-olive-oil · mince: ground-beef · few eggs: egg · knob of butter: butter
  spuds: potato · tatties: potato · neeps: rutabaga · capsicum: bell-pepper · avo: avocado · mayo: mayonnaise
  ground beef 80/20: ground-beef · AP flour: all-purpose-flour · SR flour: self-rising-flour · bicarb: baking-soda
  tin toms: canned-tomato · kidney beans tin: kidney-bean · baked beans x2: canned-baked-bean · bunch coriander: cilantro
  cilantro bunch: cilantro · spring onions bunch: scallion · veg stock cubes: vegetable-stock-cube · PB: peanut-butter
  cheddar end: cheddar · lump of ginger: ginger · thumb of ginger: ginger · jeera: cumin-seed · haldi: turmeric
  dhania powder: ground-coriander · curd: yogurt · toor: toor-dal · besan: gram-flour · brinjal: eggplant · bhindi: okra
  mealie meal: cornmeal · rashers: back-bacon · scotch bonnets: scotch-bonnet-chili · plantain couple: plantain
  half an onion: onion · opened jar pesto: pesto · some left over rice: cooked-rice · frozen peas 1/2 bag: frozen-pea
  puff pastry sheet: puff-pastry · tumeric: turmeric · gf pasta: gluten-free-pasta · vegan mayo: vegan-mayonnaise
`
const guessed = `
  greek yog: greek-yogurt · soy: soy-sauce · pots: potato · bnls chicken: chicken · parm: parmesan · mozz: mozzarella
  half n half: half-and-half · all purp flour: all-purpose-flour · conf sugar: powdered-sugar · pwd sugar: powdered-sugar
  caster: caster-sugar · worcester: worcestershire-sauce · tom puree: tomato-paste · tom paste: tomato-paste
  chx thighs: chicken-thigh · chkn breast: chicken-breast · sweet pots: sweet-potato · swt potato: sweet-potato
  veg oil: vegetable-oil · chick stock: chicken-stock · cream chz: cream-cheese · GG paste: ginger-garlic-paste
  coco milk: coconut-milk · end of a loaf: bread · creme fraich: creme-fraiche · bit of parm: parmesan · Speck: bacon
`
const pairsOf = (text: string) =>
  text
    .trim()
    .split(/\n|·/u)
    .map((pair) => pair.trim().split(': '))

it.each(pairsOf(known))('reads %s as %s', (typed = '', id = '') => {
  expect(reading(typed)).toBe(id)
})

it.each(pairsOf(guessed))('guesses that %s is %s', (typed = '', id = '') => {
  expect(reading(typed)).toBe(`~${id}`)
})

it('reads one shorthand of two things as both', () => {
  expect(reading('S&P')).toBe('salt + black-pepper')
})

it('asks where a shorthand may mean several foods', () => {
  expect(reading('caps')).toBe('? bell-pepper, caper')
})

// What is free of something, what is cut short, and what is a food of its own that we may not know.
it.each([
  'peanu',
  'soy m',
  'almond m',
  'cash butter',
  'milk alt',
  'df milk',
  'veg mince',
  'lactose',
  'damson cheese',
  'cake tin',
  'cheese balls',
  'burnt ends',
  'goji milk',
  'beans on toast',
])('takes %s for nothing that it may not be', (typed) => {
  expect(reading(typed)).toMatch(/^\?/)
})
