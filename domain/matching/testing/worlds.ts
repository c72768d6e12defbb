import type { Contents } from '../../ingredients/contents.ts'
import {
  avoidable,
  type Ingredient,
  type Transform,
  type Vocabulary,
} from '../../ingredients/vocabulary.ts'
import { allCuisines, difficulties, mealTypes, seasons } from '../../recipes/kinds.ts'
import { dishFacts, knownFacts, lackable } from '../../recipes/kitchen-facts.ts'
import type { RecipeCard } from '../../recipes/recipe.ts'
import { type DietRules, noRules } from '../../recipes/suits-diet.ts'
import type { PantryEntry } from '../kitchen.ts'
import type { Need } from '../need.ts'
import { inTitle } from '../swaps.ts'
import type { Random } from '../../testing/random.ts'

/** A small kitchen world in which everything that the rules speak of happens often. */
export interface World {
  vocabulary: Vocabulary
  recipes: RecipeCard[]
  pantry: PantryEntry[]
  staples: string[]
  /** Of who cooks. */
  rules: DietRules
}

const diets = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'keto', 'paleo']
const contexts = ['cooked', 'in baking', 'raw']
const words = ['Golden', 'Crème', 'Sunday', 'one-pot', 'Grandma’s', 'Quick', 'stew']

/** All of a list but up to two. */
function mostOf<Each>(random: Random, list: readonly Each[]): Each[] {
  const without = random.some(list, 2)
  return list.filter((each) => !without.includes(each))
}

/** Some things that it holds, and most of the others that it is free of. */
function randomContents(random: Random): Contents {
  const contains = random.oneIn(3) ? [] : random.some(avoidable, 3)
  const freeOf = mostOf(random, avoidable).filter((each) => !contains.includes(each))
  return { contains, freeOf: random.oneIn(8) ? [] : freeOf }
}

/** What a person may have set; half of the time nothing. */
export function randomRules(random: Random): DietRules {
  if (random.oneIn(2)) return noRules
  return { restrictions: random.some(avoidable, 2), preferences: random.some(diets, 1) }
}

function randomIngredient(random: Random, index: number): Ingredient {
  return {
    id: `food-${index}`,
    name: `food ${index}`,
    plural: random.oneIn(2) ? `food ${index}s` : `food ${index}`,
    parent: index > 2 && random.oneIn(3) ? `food-${random.integer(index)}` : null,
    category: 'Other',
    staple: false,
    icon: null,
    shelfLifeDays: random.oneIn(3) ? 1 + random.integer(20) : null,
    gramsPerPiece: null,
    gramsPerCup: null,
    diets: mostOf(random, diets),
    freeOf: mostOf(random, avoidable),
  }
}

export function randomVocabulary(random: Random, mostSwaps = 14): Vocabulary {
  const all = Array.from({ length: 12 + random.integer(20) }, (_, index) =>
    randomIngredient(random, index),
  )
  const ids = all.map(({ id }) => id)
  const substitutions = Array.from({ length: random.integer(mostSwaps) }, () => {
    const need = random.pick(ids)
    const others = ids.filter((id) => id !== need)
    return {
      need,
      uses: [random.pick(others), ...random.some(others, 2)].filter(
        (id, index, list) => list.indexOf(id) === index,
      ),
      ratio: 1,
      quality: (50 + 5 * random.integer(9)) / 100,
      ...(random.oneIn(3) && { alike: true }),
      context: random.oneIn(2) ? random.pick(contexts) : null,
      diets: mostOf(random, diets),
      freeOf: mostOf(random, avoidable),
      note: 'A note.',
    }
  })
  const transforms = new Map<string, Transform>()
  for (let left = random.integer(10); left > 0; left--) {
    const [from, to] = [random.pick(ids), random.pick(ids)]
    if (from !== to)
      transforms.set(`${from} ${to}`, { from, to, takes: 10 * random.integer(6), note: 'A note.' })
  }
  return {
    ingredients: new Map(all.map((each) => [each.id, each])),
    aliases: new Map(),
    substitutions,
    transforms: [...transforms.values()],
  }
}

function randomNeed(random: Random, ids: readonly string[]): Need {
  const optional = random.oneIn(7)
  if (random.oneIn(12)) return { ingredient: null, text: `mystery ${random.integer(9)}`, optional }
  // The first ingredients are in many recipes, as salt and butter are.
  const ingredient = random.pick(random.oneIn(2) ? ids.slice(0, 6) : ids)
  const used = random.oneIn(2) ? random.some([...contexts, inTitle], 3).toSorted() : []
  const need = {
    ingredient,
    text: ingredient.replaceAll('-', ' '),
    optional,
    ...(used.length > 0 && { contexts: used }),
    ...(random.oneIn(6) && { isMain: true }),
  }
  if (optional || !random.oneIn(3)) return need
  const use = random.oneIn(3) ? 'finish' : 'flavour'
  return random.oneIn(2)
    ? { ...need, use }
    : { ...need, use, without: `flat without ${ingredient}` }
}

export function randomRecipe(random: Random, id: number, vocabulary: Vocabulary): RecipeCard {
  const ids = [...vocabulary.ingredients.keys()]
  const named = random.some([...vocabulary.ingredients.values()], 2)
  const rated = random.integer(4)
  return {
    id,
    slug: null,
    title: [random.pick(words), ...named.map(({ plural }) => plural), random.pick(words)].join(' '),
    image: '',
    needs: Array.from({ length: 1 + random.integer(9) }, () => randomNeed(random, ids)),
    rating: rated === 0 ? 0 : (100 + 25 * random.integer(17)) / 100,
    reviewCount: rated === 0 ? 0 : random.integer(5),
    readyInMinutes: 5 * (1 + random.integer(20)),
    servings: 4,
    difficulty: random.pick(difficulties),
    cuisine: random.some(allCuisines, 2),
    mealType: random.some(mealTypes, 2),
    diets: random.some(diets, 4),
    ...randomContents(random),
    season: random.some(seasons, 2),
    tags: random.some(['budget', 'one-pot', 'crème'], 2),
    isPremium: random.oneIn(5),
    ...(!random.oneIn(4) && {
      facts: knownFacts(random.some(dishFacts, 4), random.some(lackable, 5)),
    }),
  }
}

export function randomPantry(random: Random, vocabulary: Vocabulary, most: number): PantryEntry[] {
  const ids = [...vocabulary.ingredients.keys()]
  return Array.from({ length: random.integer(most + 1) }, () => ({
    ingredient: random.oneIn(15) ? null : random.pick(ids),
    status: random.oneIn(4) ? 'out' : random.pick(['have', 'low', 'have', 'likely'] as const),
    ageDays: random.integer(24),
  }))
}

export function randomWorld(random: Random, recipes: number, mostSwaps?: number): World {
  const vocabulary = randomVocabulary(random, mostSwaps)
  return {
    vocabulary,
    recipes: Array.from({ length: recipes }, (_, index) =>
      randomRecipe(random, index + 1, vocabulary),
    ),
    pantry: randomPantry(random, vocabulary, 9),
    staples: random.some([...vocabulary.ingredients.keys()], 5),
    rules: randomRules(random),
  }
}
