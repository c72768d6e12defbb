import { capitalised } from '#domain/ingredients/names.ts'
import { isEnglish, t } from '#domain/texts/t.ts'
import { cuisineName } from '#domain/recipes/cuisine-name.ts'
import { kindName } from '#domain/recipes/kind-name.ts'
import type { DietaryList, DietaryOption } from '#domain/dietary-settings.ts'
import { isAvoidable } from '#domain/ingredients/vocabulary.ts'
import { avoidableName } from '#domain/ingredients/avoidable-name.ts'

const equipment: ReadonlyMap<string, string> = new Map([
  ['oven', t('oven|in a kitchen')],
  ['stove', t('stove|in a kitchen')],
  ['blender', t('blender|in a kitchen')],
  ['second-pot', t('second pot or pan|in a kitchen')],
  ['air-fryer', t('air fryer|in a kitchen')],
  ['microwave', t('microwave|in a kitchen')],
])

const cookingTimes: ReadonlyMap<string, string> = new Map([
  ['under-15', t('Under 15 minutes')],
  ['under-30', t('Under 30 minutes')],
  ['under-60', t('Under an hour')],
  ['over-60', t('Over an hour')],
])

/** What is avoided or missing, as it stands in a sentence: "nuts", "oven". A build in English has the options' own names. */
export function nameInSentence({ id, name }: DietaryOption): string {
  if (isEnglish()) return name.toLowerCase()
  return isAvoidable(id) ? avoidableName(id) : (equipment.get(id) ?? name)
}

/** An option as it stands alone, in the language of its reader: "Nuts", "Italian", "Under an hour". */
export function optionName(list: DietaryList, option: DietaryOption): string {
  if (isEnglish()) return option.name
  switch (list) {
    case 'cuisineOptions':
      return cuisineName(option.id)
    case 'cookingTimeOptions':
      return cookingTimes.get(option.id) ?? option.name
    case 'preferences':
    case 'mealTypeOptions':
    case 'difficultyOptions':
      return kindName(option.id)
    case 'restrictions':
    case 'otherRestrictions':
    case 'missingEquipment':
    case 'ownEquipment':
      return capitalised(nameInSentence(option))
  }
}
