import type { DietaryList, DietarySettings } from '#domain/dietary-settings.ts'

/** What somebody's settings always ask for, in words; empty where it is nothing. */
export function settingsInWords(settings: DietarySettings | null): string {
  if (settings === null) return ''
  const diets = settings.preferences.filter(({ checked }) => checked)
  const avoided = [...settings.restrictions, ...settings.otherRestrictions].filter(
    ({ checked }) => checked,
  )
  return [
    ...diets.map(({ name }) => name.toLowerCase()),
    ...avoided.map(({ name }) => `no ${name.toLowerCase()}`),
  ].join(', ')
}

const chosenOf = (settings: DietarySettings, lists: readonly DietaryList[]) =>
  lists.flatMap((list) => settings[list].filter(({ checked }) => checked).map(({ name }) => name))

/** "no oven, no blender"; empty where the kitchen has all. */
export function lacksInWords(settings: DietarySettings): string {
  return chosenOf(settings, ['missingEquipment'])
    .map((name) => `no ${name.toLowerCase()}`)
    .join(', ')
}

/** What the lists begin with: "Italian, Dinner, Under 30 minutes". */
export function likesInWords(settings: DietarySettings): string {
  return chosenOf(settings, [
    'cuisineOptions',
    'mealTypeOptions',
    'cookingTimeOptions',
    'difficultyOptions',
  ]).join(', ')
}
