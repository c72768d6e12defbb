import { lineageOf } from '../ingredients/lineage.ts'
import type { Ingredient, IngredientCategory, Vocabulary } from '../ingredients/vocabulary.ts'
import { countries } from './known/countries.ts'
import { diets } from './known/diets.ts'
import { dishes } from './known/dishes.ts'
import { meatAndFish } from './known/meat-and-fish.ts'
import { occasions } from './known/occasions.ts'
import { places } from './known/places.ts'
import { plants } from './known/plants.ts'
import { qualities } from './known/qualities.ts'
import { sweetsAndDrinks } from './known/sweets-and-drinks.ts'
import { ways } from './known/ways.ts'
import { worldDishes } from './known/world-dishes.ts'
import { type ConceptId, Lexicon, type Strength } from './lexicon.ts'

const kindOfCategory: Partial<Record<IngredientCategory, ConceptId>> = {
  Vegetables: 'vegetable',
  Fruit: 'fruit',
  Herbs: 'herb',
  Meat: 'meat',
  'Fish & Seafood': 'seafood',
  Bakery: 'bread',
  'Pasta, Rice & Grains': 'grain',
  'Beans & Lentils': 'bean',
  'Oils & Vinegars': 'oil',
  'Sauces & Condiments': 'sauce',
  Spices: 'spice',
  'Nuts & Seeds': 'nut',
}
const contained = { dairy: 'of-dairy', eggs: 'of-egg', gluten: 'of-gluten', soy: 'of-soy' } as const

/** Among foods of these aisles what is not vegan is of an animal. */
const ofAnimals: readonly IngredientCategory[] = ['Meat', 'Fish & Seafood', 'Dairy & Eggs']

function toldOf({ category, freeOf, diets: kept }: Ingredient): (readonly [ConceptId, Strength])[] {
  const related: (readonly [ConceptId, Strength])[] = []
  const kind = kindOfCategory[category]
  if (kind !== undefined) related.push([kind, 1])
  for (const [allergen, concept] of Object.entries(contained)) {
    if (!freeOf.some((each) => each === allergen)) related.push([concept, 1])
  }
  if (category === 'Fish & Seafood' && !freeOf.includes('fish')) related.push(['fish', 1])
  if (category === 'Fish & Seafood' && !freeOf.includes('shellfish')) related.push(['shellfish', 1])
  if (category === 'Dairy & Eggs' && !freeOf.includes('dairy')) related.push(['dairy', 1])
  if (!kept.includes('vegan')) related.push(['animal', ofAnimals.includes(category) ? 1 : 0.5])
  return related
}

const made = new WeakMap<Vocabulary, Lexicon>()

/** All that we know of words in wishes: our own lists, and what the catalogue knows of foods. */
export function knownLexicon(vocabulary: Vocabulary): Lexicon {
  const before = made.get(vocabulary)
  if (before !== undefined) return before
  const lexicon = new Lexicon([
    { kind: 'food', lines: meatAndFish },
    { kind: 'food', lines: plants },
    { kind: 'dish', lines: dishes },
    { kind: 'dish', lines: sweetsAndDrinks },
    { kind: 'dish', lines: worldDishes },
    { kind: 'place', lines: places },
    { kind: 'way', lines: ways },
    { kind: 'diet', lines: diets },
    { kind: 'occasion', lines: occasions },
    { kind: 'place', lines: countries },
    { kind: 'quality', lines: qualities },
  ])
  for (const [id, ingredient] of vocabulary.ingredients) {
    const [, ...parents] = lineageOf(id, vocabulary)
    lexicon.relate(id, [...toldOf(ingredient), ...parents.map((each) => [each, 1] as const)])
  }
  made.set(vocabulary, lexicon)
  return lexicon
}
