import type { CookingPlace, Phase } from '#domain/timeline/work.ts'
import { equipmentName } from '#web/features/recipes/page/equipment-words.ts'
import type { UnitSystem } from '#domain/recipes/scale.ts'
import { t } from '#domain/texts/t.ts'
import { minutesInWords } from '#web/features/recipes/words.ts'

/** Of each dish in its turn; its name stands beside it everywhere. */
const dishColours = ['bg-tomato', 'bg-basil', 'bg-butter-text'] as const
export const dishColour = (dish: number): string => dishColours[dish] ?? 'bg-char'

/** "200 °C", in an American kitchen "400 °F". */
function degreesInWords(celsius: number, system: UnitSystem): string {
  if (system === 'metric') return t('{degrees} °C', { degrees: celsius })
  return t('{degrees} °F', { degrees: Math.round((celsius * 9) / 5 / 25 + 32 / 25) * 25 })
}

function whereInWords(place: CookingPlace | null, system: UnitSystem, minutes: string): string {
  if (place === null) return t('then it stands {minutes}', { minutes })
  if (place.kind === 'hob') return t('then {minutes} on the hob, by itself', { minutes })
  if (place.kind === 'machine')
    return t('then {minutes} by itself ({machine})', {
      minutes,
      machine: equipmentName(place.name),
    })
  return place.celsius === null
    ? t('then {minutes} in the oven', { minutes })
    : t('then {minutes} in the oven at {degrees}', {
        minutes,
        degrees: degreesInWords(place.celsius, system),
      })
}

/** "About 12 min" where no step says. */
export function phaseMinutes({ isEstimated }: Pick<Phase, 'isEstimated'>, minutes: number): string {
  const exact = minutesInWords(minutes)
  return isEstimated ? t('about {minutes}', { minutes: exact }) : exact
}

/** "then 40 min in the oven at 200 °C" */
export const waitInWords = (phase: Phase, minutes: number, system: UnitSystem): string =>
  whereInWords(phase.place, system, phaseMinutes(phase, minutes))

/** What to do with the oven. */
export function ovenInWords(celsius: number | null, isFirst: boolean, system: UnitSystem): string {
  if (celsius === null) return t('Heat the oven as the step says')
  const degrees = degreesInWords(celsius, system)
  return isFirst
    ? t('Heat the oven to {degrees}', { degrees })
    : t('Turn the oven to {degrees}', { degrees })
}
