import { describe, expect, it } from 'vitest'
import { heldInGeneral } from '#domain/ingredients/also-named.ts'
import { generalNames } from '#domain/ingredients/general-names.ts'
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
    ['2 tsp Bludso’s Smoke Rub', 'spice-blend'],
    ['½ c tea leaf dressing', 'salad-dressing'],
    ['1 ½ c Lemongrass Dipping Sauce', 'ready-made-sauce'],
    ['1 quantity sweet-sour marinade', 'ready-made-marinade'],
    ['2 cups cranberry orange relish', 'specialty-relish'],
    ['8 oz horseradish cheddar', 'specialty-cheese'],
    ['1 recipe Basic Egg Pasta', 'specialty-pasta'],
    ['4 duck empanadas', 'prepared-food'],
    ['side salad of your choice, to serve', 'ready-made-salad'],
    ['lightly dressed green salad', 'ready-made-salad'],
    ['2 slices honey bread', 'specialty-bread'],
    ['1 cup pineapple rum', 'flavored-spirit'],
    ['1 can cream of bacon soup', 'canned-soup'],
  ])('%s', (line, id) => {
    expect(reading(line)).toBe(id)
  })

  it.each([
    'rice and peanut sauce',
    'beans in curry leaf sauce',
    'mac and gouda',
    '1 cup sauce',
    '1 tbsp sojy sause',
  ])('but no other food is lost to it, and no slip: %s', (line) => {
    expect(reading(line)).not.toMatch(/^(?:ready-made-sauce|spice-blend|specialty-cheese)$/u)
  })

  it.each([
    ...new Set(generalNames.map(([, id]) => id)),
    'protein-of-choice',
    'meat-of-choice',
    'cooking-fat',
    'pan-drippings',
  ])('and %s is called free of nothing', (id) => {
    expect(vocabulary.ingredients.get(id)?.freeOf).toEqual([])
    expect(vocabulary.ingredients.get(id)?.diets).toEqual([])
  })

  it.each([
    'vegan ranch',
    'gluten-free rolls',
    'cashew cheddar',
    'walnut butter',
    'dairy-free lemon yogurt',
    'wood chips',
    'plastic wrap',
  ])('nor is what claims to be without it, or is no food: %s', (line) => {
    expect(reading(line)).toBe('?')
  })
})

describe('the foods that stand in front of general last words are held', () => {
  const held = (line: string) =>
    readLines(line, vocabulary).flatMap((read) => heldInGeneral(read, vocabulary))

  it.each([
    ['1 cup smoked salmon dip', ['smoked-salmon']],
    ['2 cups lobster salad', ['lobster']],
    ['1 tbsp egg yolk powder', ['egg-yolk']],
    ['1 tsp celery powder', ['celery']],
    ['4 oz honey goat cheese', ['honey']],
    ['4 duck spring rolls', ['duck']],
    ['2 tbsp wasabi mayo', ['wasabi']],
    ['peanut lime dressing', ['peanut', 'lime']],
    ['clam sauce', ['clam']],
    ['sausage gravy', ['sausage']],
    ['1 package chicken rice mix', ['chicken']],
    ['bacon jam', ['bacon']],
    ['soy ginger glaze', ['soy-sauce', 'ginger']],
    ['4 black bean taquitos', ['black-bean']],
    ['1 cup sprouted wheat flour', ['wheat-berry']],
  ])('%s', (line, ids) => {
    expect(held(line)).toEqual(ids)
  })

  it.each([
    'smoky turkey rub',
    'smoky fish rub',
    'ribeye steak marinade',
    '4 oz cheddar',
    'favorite burger toppings',
  ])('but nothing is taken for held that is eaten with it: %s', (line) => {
    expect(held(line)).toEqual([])
  })
})

describe('what a general last word would hide', () => {
  it.each([
    ['1 tsp orange powder', 'fruit-powder'],
    ['1 tsp habanero powder', 'pure-chili-powder'],
    ['1 tsp shiitake mushroom powder', 'mushroom-powder'],
    ['1 tbsp super greens powder', 'specialty-powder'],
    ['85g packet raspberry jelly', 'raspberry-gelatin-mix'],
    ['1 pkt pineapple jelly', 'gelatin-dessert-mix'],
    ['raspberry jelly', 'specialty-jam'],
    ['1 box Kraft Deluxe mac & cheese', 'boxed-macaroni-and-cheese'],
    ['2 tbsp jalapeno ranch', 'flavored-ranch-dressing'],
    ['pasta salad', 'pasta-salad'],
    ['Cracker Jack', 'peanut-caramel-popcorn'],
    ['1/2 cup cashew parmesan', 'nut-parmesan'],
    ["Miyoko's butter", 'cashew-vegan-butter'],
    ['1 package crab cakes', 'crab-cake'],
    ['2 salmon cakes', 'specialty-patty'],
    ['muhammara', 'muhammara'],
    ['Dijonnaise', 'dijonnaise'],
  ])('%s', (line, id) => {
    expect(reading(line)).toBe(id)
  })

  it.each(['port wine jelly', 'bubble tea', 'moonlight salad'])(
    'stays unknown where nobody knows of what it is: %s',
    (line) => {
      expect(reading(line)).toBe('?')
    },
  )
})

describe('oats without gluten and stock without meat', () => {
  it.each([
    ['1 cup certified gluten-free rolled oats', 'gluten-free-oat'],
    ['2 cups vegan chicken broth', 'vegan-stock'],
  ])('%s', (line, id) => {
    expect(reading(line)).toBe(id)
    expect(vocabulary.ingredients.get(id)?.freeOf).not.toContain('gluten')
  })
})

describe('what praise, growers and makers say changes nothing', () => {
  it.each([
    ['4 gorgeous tomatoes', 'tomato'],
    ['1 super ripe mango', 'mango'],
    ["2 tbsp Kowalski's Extra Virgin Olive Oil", 'extra-virgin-olive-oil'],
    ['1 oz Smith & Cross Jamaican rum', 'rum'],
    ['2 oz reposado tequila', 'tequila'],
    ['1 lb pork sirloin roast', 'pork'],
    ['1 can Wolf brand chili', 'canned-chili'],
  ])('%s', (line, id) => {
    expect(reading(line)).toBe(id)
  })

  it.each(['scalloped potatoes', 'cheesy broccoli', 'battered onions', '1 cup lemon leaves'])(
    'but a dish is none of it: %s',
    (line) => {
      expect(reading(line)).not.toMatch(/^(?:potato|broccoli|onion|lemon)$/u)
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
    ['remaining 1/2 cup sugar', 'sugar'],
    ['as much garlic as you like', 'garlic'],
    ['Garlic 3 cloves, minced', 'garlic'],
    ['Green chillies 2 slit', 'green-chili'],
    ['5 sprays cooking spray', 'cooking-spray'],
    ['1 cup | 240 ml milk', 'milk'],
    ['2 ounces by weight flour', 'all-purpose-flour'],
    ['1 9-inch pie crust, baked', 'shortcrust-pastry'],
    ['1 cup, chopped onions', 'onion'],
    ['For the pan: butter', 'butter'],
    ['optional - 1/2 cup raisins', 'raisin'],
    ['Serve over rice', 'rice'],
    ['1 rib or stalk celery', 'celery'],
    ['1 red and 1 yellow bell pepper', 'red-bell-pepper + yellow-bell-pepper'],
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
