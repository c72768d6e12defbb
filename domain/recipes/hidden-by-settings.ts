import { hasOneOf, type KindsWanted } from './kinds-wanted.ts'
import type { RecipeCard } from './recipe.ts'
import type { SettingInForce } from './settings-in-force.ts'

/** How many recipes a setting hides, and how many of them no other setting hides. */
export interface Hiding {
  setting: SettingInForce
  hides: number
  alone: number
}

/** Whether a recipe is known to be as one setting asks. */
function admits(setting: SettingInForce, recipe: RecipeCard, wanted: KindsWanted): boolean {
  if (setting.kind === 'avoided') return recipe.freeOf.includes(setting.value)
  if (setting.kind === 'diet') return recipe.diets.includes(setting.value)
  switch (setting.value) {
    case 'cuisines':
      return hasOneOf(wanted.cuisines, recipe.cuisine)
    case 'meals':
      return hasOneOf(wanted.meals, recipe.mealType)
    case 'difficulties':
      return hasOneOf(wanted.difficulties, [recipe.difficulty])
    case 'maxMinutes':
      return wanted.maxMinutes === null || recipe.readyInMinutes <= wanted.maxMinutes
  }
}

/** Which setting hides how many of the recipes; first the one without which most are seen. */
export function whatHides(
  recipes: readonly RecipeCard[],
  settings: readonly SettingInForce[],
  wanted: KindsWanted,
): Hiding[] {
  const hidings = settings.map((setting) => ({ setting, hides: 0, alone: 0 }))
  for (const recipe of recipes) {
    const hiding = hidings.filter(({ setting }) => !admits(setting, recipe, wanted))
    for (const each of hiding) each.hides += 1
    const [only, ...others] = hiding
    if (only !== undefined && others.length === 0) only.alone += 1
  }
  return hidings
    .filter(({ hides }) => hides > 0)
    .toSorted((left, right) => right.alone - left.alone || right.hides - left.hides)
}
