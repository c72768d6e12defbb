import type { DietarySettings } from '../dietary-settings.ts'
import type { Contents } from '../ingredients/contents.ts'
import { avoidable, type Avoidable } from '../ingredients/vocabulary.ts'
import { diets } from './diets.ts'
import type { KindsWanted } from './kinds-wanted.ts'

/** What a person's settings never allow to be broken, by ids. Empty lists ask for nothing. */
export interface DietRules {
  /** Never offered: what holds one of these, and that of which it is not known. */
  restrictions: readonly Avoidable[]
  /** Never offered: what does not keep to all of these. */
  preferences: readonly string[]
}

export const noRules: DietRules = { restrictions: [], preferences: [] }

/** For who may avoid anything, as long as nobody can say what: only what is known to harm nobody is offered. */
export const strictestRules: DietRules = {
  restrictions: avoidable,
  preferences: diets,
}

/** The part of the settings that the rules stand in. */
export type RuleSettings = Pick<
  DietarySettings,
  'restrictions' | 'otherRestrictions' | 'preferences'
>

/** What a person's dietary settings ask of recipes, by ids. */
export interface Diet {
  rules: DietRules
  /** Where a list begins. Whoever looks at it can always see more. */
  defaults: KindsWanted
}

/** From this on a time is as good as any: the longest option says 999 minutes. */
const asLongAsItTakes = 999

/** The ids that a list of options has checked. */
function checked(options: readonly { id: string; checked: boolean }[]): string[] {
  return options.filter((option) => option.checked).map(({ id }) => id)
}

export function rulesOf(settings: RuleSettings): DietRules {
  const avoided = [...checked(settings.restrictions), ...checked(settings.otherRestrictions)]
  return {
    restrictions: avoidable.filter((each) => avoided.includes(each)),
    preferences: checked(settings.preferences),
  }
}

/** Both together: what either forbids is forbidden. */
export function bothRules(one: DietRules, other: DietRules): DietRules {
  return {
    restrictions: [...new Set([...one.restrictions, ...other.restrictions])],
    preferences: [...new Set([...one.preferences, ...other.preferences])],
  }
}

/**
 * What settings ask for. The rules always count; the other four lists only for who may use the advanced
 * filters. Of several times the longest one counts.
 */
export function dietOf(settings: DietarySettings | undefined, isAdvanced: boolean): Diet {
  const advanced = (list: keyof DietarySettings) =>
    isAdvanced ? checked(settings?.[list] ?? []) : []
  const times = settings?.cookingTimeOptions.filter((option) => isAdvanced && option.checked) ?? []
  const longest = Math.max(...times.map(({ maxMinutes }) => maxMinutes))
  return {
    rules: settings === undefined ? noRules : rulesOf(settings),
    defaults: {
      cuisines: advanced('cuisineOptions'),
      meals: advanced('mealTypeOptions'),
      difficulties: advanced('difficultyOptions'),
      maxMinutes: times.length === 0 || longest >= asLongAsItTakes ? null : longest,
    },
  }
}

/** Whether something is known to be free of all that is restricted, and to keep to every preferred diet. */
export function keepsRules(
  known: { freeOf: readonly Avoidable[]; diets: readonly string[] },
  { restrictions, preferences }: DietRules,
): boolean {
  return (
    restrictions.every((each) => known.freeOf.includes(each)) &&
    preferences.every((diet) => known.diets.includes(diet))
  )
}

/** Whether a recipe is known to keep to a person's diet (see `keepsRules`). */
export function suitsDiet(
  recipe: Contents & { diets: readonly string[] },
  settings: RuleSettings,
): boolean {
  return keepsRules(recipe, rulesOf(settings))
}
