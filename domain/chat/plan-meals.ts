import type { FoundRecipe } from './find-for-question.ts'

/**
 * A recipe for each day, from those that were found, in their order: nothing twice, and not the same main
 * ingredient or cuisine on two days that follow, as long as there is something else.
 */
export function planMeals(found: readonly FoundRecipe[], days: number): FoundRecipe[] {
  const left = [...found]
  const plan: FoundRecipe[] = []
  while (plan.length < days && left.length > 0) {
    const before = plan.at(-1)
    const different = left.findIndex((each) => before === undefined || differs(each, before))
    plan.push(...left.splice(Math.max(0, different), 1))
  }
  return plan
}

function differs({ recipe }: FoundRecipe, { recipe: before }: FoundRecipe): boolean {
  const isOther = recipe.needs[0]?.ingredient !== before.needs[0]?.ingredient
  return isOther && !recipe.cuisine.some((cuisine) => before.cuisine.includes(cuisine))
}
