import type { DietarySettings } from '../dietary-settings.ts'
import { allergens, type Allergen } from '../ingredients/vocabulary.ts'
import type { KindsWanted } from './kinds-wanted.ts'
import type { RecipeCard } from './recipe.ts'

/** What a person's dietary settings ask of recipes, by ids. An empty list and null ask for nothing. */
export interface Diet {
  /** Never suggested: recipes with one of these, and those of which it is not known. */
  restrictions: readonly Allergen[]
  /** Never suggested: recipes that do not keep to all of these. */
  preferences: readonly string[]
  /** Where a list begins. Whoever looks at it can always see more. */
  defaults: KindsWanted
}

/** What stands against a recipe, by ids of options. */
interface DietConflicts {
  contains: string[]
  /** Avoided, and it is not known whether the recipe holds it. */
  unknown: string[]
  /** Diets that it does not keep to. */
  breaks: string[]
}

/** From this on a time is as good as any: the longest option says 999 minutes. */
const asLongAsItTakes = 999

/** The ids that a list of options has checked. */
function checked(options: readonly { id: string; checked: boolean }[]): string[] {
  return options.filter((option) => option.checked).map(({ id }) => id)
}

/**
 * What settings ask for. Restrictions and preferences always count; the other four lists only for
 * who may use the advanced filters. Of several times the longest one counts.
 */
export function dietOf(settings: DietarySettings | undefined, isAdvanced: boolean): Diet {
  const ids = (list: keyof DietarySettings) => checked(settings?.[list] ?? [])
  const avoided = ids('restrictions')
  const advanced = (list: keyof DietarySettings) => (isAdvanced ? ids(list) : [])
  const times = settings?.cookingTimeOptions.filter((option) => isAdvanced && option.checked) ?? []
  const longest = Math.max(...times.map(({ maxMinutes }) => maxMinutes))
  return {
    restrictions: allergens.filter((allergen) => avoided.includes(allergen)),
    preferences: ids('preferences'),
    defaults: {
      cuisines: advanced('cuisineOptions'),
      meals: advanced('mealTypeOptions'),
      difficulties: advanced('difficultyOptions'),
      maxMinutes: times.length === 0 || longest >= asLongAsItTakes ? null : longest,
    },
  }
}

/** What in a recipe goes against the settings. What is not known of it is never taken for safe. */
export function dietConflicts(
  { allergens: contained, diets }: Pick<RecipeCard, 'allergens' | 'diets'>,
  { restrictions, preferences }: Pick<DietarySettings, 'restrictions' | 'preferences'>,
): DietConflicts {
  const avoided = checked(restrictions)
  return {
    contains: avoided.filter((id) => contained?.some((allergen) => allergen === id)),
    unknown: contained === null ? avoided : [],
    breaks: checked(preferences).filter((diet) => !diets.includes(diet)),
  }
}

/**
 * Whether a recipe is known to keep to a person's diet: free of everything restricted, and of every
 * diet preferred.
 */
export function suitsDiet(
  recipe: Pick<RecipeCard, 'allergens' | 'diets'>,
  settings: Pick<DietarySettings, 'restrictions' | 'preferences'>,
): boolean {
  return Object.values(dietConflicts(recipe, settings)).every((ids) => ids.length === 0)
}
