import { type Contents, notKnownOf } from '../ingredients/contents.ts'
import type { Avoidable } from '../ingredients/vocabulary.ts'
import type { RecipeCard } from './recipe.ts'
import { rulesOf, type RuleSettings } from './suits-diet.ts'

/** What stands against a recipe, by ids of options. */
interface DietConflicts {
  contains: Avoidable[]
  /** Avoided, and it is not known whether the recipe holds it. */
  unknown: Avoidable[]
  /** Diets that it does not keep to. */
  breaks: string[]
}

/** What in a recipe goes against the settings. What is not known of it is never taken for safe. */
export function dietConflicts(
  recipe: Pick<RecipeCard, keyof Contents | 'diets'>,
  settings: RuleSettings,
): DietConflicts {
  const { restrictions, preferences } = rulesOf(settings)
  return {
    contains: restrictions.filter((each) => recipe.contains.includes(each)),
    unknown: notKnownOf(restrictions, recipe),
    breaks: preferences.filter((diet) => !recipe.diets.includes(diet)),
  }
}
