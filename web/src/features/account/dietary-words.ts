import { t } from '#domain/texts/t.ts'
import type { DietaryList, DietarySettings } from '#domain/dietary-settings.ts'
import { nameInSentence, optionName } from './dietary-names.ts'

const chosenOf = (settings: DietarySettings, lists: readonly DietaryList[]) =>
  lists.flatMap((list) =>
    settings[list]
      .filter(({ checked }) => checked)
      .map((option) => ({ alone: optionName(list, option), inSentence: nameInSentence(option) })),
  )

/** What somebody's settings always ask for, in words; empty where it is nothing. */
export function settingsInWords(settings: DietarySettings | null): string {
  if (settings === null) return ''
  return [
    ...chosenOf(settings, ['preferences']).map(({ alone }) => alone.toLowerCase()),
    ...chosenOf(settings, ['restrictions', 'otherRestrictions']).map(({ inSentence }) =>
      t('no {food}|what somebody avoids', { food: inSentence }),
    ),
  ].join(', ')
}

/** "no oven, no blender"; empty where the kitchen has all. */
export function lacksInWords(settings: DietarySettings): string {
  return chosenOf(settings, ['missingEquipment'])
    .map(({ inSentence }) => t('no {thing}|what a kitchen does not have', { thing: inSentence }))
    .join(', ')
}

/** What the lists begin with: "Italian, Dinner, Under 30 minutes". */
export function likesInWords(settings: DietarySettings): string {
  return chosenOf(settings, [
    'cuisineOptions',
    'mealTypeOptions',
    'cookingTimeOptions',
    'difficultyOptions',
  ])
    .map(({ alone }) => alone)
    .join(', ')
}
