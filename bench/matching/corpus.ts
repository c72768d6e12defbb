import type { CatalogueFile } from '#catalogue/catalogue-file.ts'
import { seededRandom } from '#domain/testing/random.ts'

/**
 * Recipes that no cook wrote but whose ingredients are spread as in real ones: salt, sugar, butter and
 * eggs in 20–40 % of them, and a long tail. The ingredients are the catalogue's own, with their kinds,
 * transforms and substitutions; ids are places in the catalogue's list, from 1.
 */
export interface GeneratedRecipe {
  id: number
  title: string
  /** Ingredients in the order of the recipe; optional ones are negative. */
  needs: number[]
  unread: boolean
  minutes: number
  reviewCount: number
  rating: number
  diets: string[]
  allergens: string[] | null
  cuisine: string[]
  mealType: string[]
  difficulty: string
  season: string[]
}

export interface BenchPantry {
  ingredient: string
  status: 'have'
  age: number
}

const mostUsed = ['salt', 'sugar', 'butter', 'egg']
const dishes = ['stew', 'salad', 'bake', 'curry', 'soup', 'pie', 'skillet', 'tart', 'bowl', 'roast']
const pick = <Item>(items: readonly Item[], at: number): Item[] => items.slice(at, at + 1)

/** Ingredients (as places, from 1) by how often the catalogue's recipes ask for them. */
function byPopularity({ ingredients, recipes }: CatalogueFile): number[] {
  const times = new Map<string, number>()
  for (const { lines } of recipes) {
    for (const { ingredient } of lines) times.set(ingredient, (times.get(ingredient) ?? 0) + 1)
  }
  const rank = (slug: string) => mostUsed.indexOf(slug) + 1 || mostUsed.length + 1
  const places = new Map(ingredients.map(({ slug }, index) => [slug, index + 1]))
  return ingredients
    .map(({ slug }) => slug)
    .toSorted((a, b) => rank(a) - rank(b) || (times.get(b) ?? 0) - (times.get(a) ?? 0))
    .map((slug) => places.get(slug) ?? 0)
}

/** Draws ingredients with a chance of 1 / (rank + 2), Zipf's law with a flattened top. */
export function corpusOf(file: CatalogueFile, seed: number) {
  const popular = byPopularity(file)
  const random = seededRandom(seed)
  let sum = 0
  const upTo = popular.map((_, rank) => (sum += 1 / (rank + 3)))
  const unit = () => random.integer(2 ** 30) / 2 ** 30

  function draw(): number {
    const at = unit() * sum
    let [low, high] = [0, upTo.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((upTo[middle] ?? 0) < at) low = middle + 1
      else high = middle
    }
    return popular[low] ?? 1
  }

  function different(count: number): number[] {
    const drawn = new Set<number>()
    while (drawn.size < count) drawn.add(draw())
    return [...drawn]
  }

  const slugOf = (place: number) => file.ingredients[place - 1]?.slug ?? ''
  const nameOf = (place: number) => file.ingredients[place - 1]?.name ?? ''

  function recipe(id: number): GeneratedRecipe {
    const needs = different(3 + random.integer(6) + random.integer(7))
    const rated = Math.floor(unit() ** 6 * 5_000)
    const vegetarian = random.oneIn(3)
    return {
      id,
      title: `${nameOf(needs[0] ?? 1)} and ${nameOf(needs[1] ?? 1)} ${random.pick(dishes)}`,
      needs: needs.map((need, index) => (index > 2 && random.oneIn(15) ? -need : need)),
      unread: random.oneIn(30),
      minutes: 10 + 5 * Math.floor(unit() ** 2 * 36),
      reviewCount: rated,
      rating: rated === 0 ? 0 : (300 + random.integer(201)) / 100,
      diets: [
        ...(vegetarian ? ['vegetarian'] : []),
        ...pick(['gluten-free'], random.integer(2)),
        ...pick(['dairy-free', 'vegan', 'keto'], random.integer(6)),
      ],
      allergens: random.oneIn(10)
        ? null
        : ['nuts', 'fish', 'eggs', 'dairy', 'gluten'].filter(() => random.oneIn(4)),
      cuisine: pick(['italian', 'mexican', 'asian', 'french', 'american'], random.integer(7)),
      mealType: [random.pick(['breakfast', 'lunch', 'dinner', 'dessert', 'snack'])],
      difficulty: random.pick(['easy', 'easy', 'medium', 'hard']),
      season: pick(['spring', 'summer', 'autumn', 'winter'], random.integer(9)),
    }
  }

  function pantry(size: number): BenchPantry[] {
    return different(size).map((place) => ({
      ingredient: slugOf(place),
      status: 'have',
      age: random.integer(20),
    }))
  }

  return { recipe, pantry }
}
