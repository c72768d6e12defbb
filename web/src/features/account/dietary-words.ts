import type { DietarySettings } from '#domain/dietary-settings.ts'

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
