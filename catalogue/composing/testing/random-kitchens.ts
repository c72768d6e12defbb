import type { Techniques } from '#domain/composing/technique.ts'
import { avoidable, type Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { type Kitchen, prepareKitchen } from '#domain/matching/kitchen.ts'
import { type DietRules, noRules } from '#domain/recipes/suits-diet.ts'
import { type Random, seededRandom } from '#domain/testing/random.ts'
import type { Catalogue } from '../../read.ts'

const keptDiets = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free']
export const dietsByAmount = ['keto', 'low-carb', 'high-protein']

function randomRules(random: Random): DietRules {
  if (random.oneIn(2)) return noRules
  const preferences = random.some(keptDiets, 2)
  if (random.oneIn(4)) return { restrictions: [], preferences: [random.pick(dietsByAmount)] }
  return { restrictions: random.some(avoidable, 4), preferences }
}

/** As people have them: what some recipes take, and other things by chance; of some it is known how much there is. */
function randomKitchen(
  random: Random,
  { recipes }: Pick<Catalogue, 'recipes'>,
  known: readonly string[],
  vocabulary: Vocabulary,
): Kitchen {
  const size = 4 + random.integer(37)
  const things = new Set<string>()
  while (things.size < size) {
    const some = random.oneIn(3)
      ? [random.pick(known)]
      : random.some(
          random.pick(recipes).ingredients.map(({ item }) => item),
          6,
        )
    for (const id of some) if (things.size < size) things.add(id)
  }
  const pantry = [...things].map((ingredient) => ({
    ingredient,
    status: random.oneIn(12) ? ('low' as const) : ('have' as const),
    ageDays: random.integer(8),
    quantity: random.oneIn(3) ? 1 + random.integer(900) : null,
    unit: random.oneIn(2) ? 'g' : 'piece',
  }))
  const likely = ['oil', 'sugar', 'all-purpose-flour', 'vinegar'].filter(() => !random.oneIn(3))
  return prepareKitchen(
    [
      ...pantry,
      ...likely.map((ingredient) => ({ ingredient, status: 'likely' as const, ageDays: 0 })),
    ],
    ['salt', 'black-pepper'],
    vocabulary,
    randomRules(random),
  )
}

/** So many kitchens, each the same each time. */
export function randomKitchens(
  count: number,
  catalogue: Pick<Catalogue, 'recipes' | 'ingredients'>,
  vocabulary: Vocabulary,
  techniques: Techniques,
): { seed: number; kitchen: Kitchen }[] {
  const known = catalogue.ingredients.flatMap(({ id }) => (techniques.of(id) ? id : []))
  return Array.from({ length: count }, (_, seed) => ({
    seed,
    kitchen: randomKitchen(seededRandom(seed), catalogue, known, vocabulary),
  }))
}
