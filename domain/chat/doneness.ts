import type { CoreKind } from '../ingredients/core-kinds.ts'
import { coreTemperatureOf, fahrenheitOf } from '../ingredients/core-temperature.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { t } from '../texts/t.ts'

/** @param rest minutes */
function sentenceOf(kind: CoreKind, temperature: string, rest: number): string {
  switch (kind) {
    case 'poultry':
      return t('It is done at {temperature} in its thickest part, when no juice runs pink.', {
        temperature,
      })
    case 'eggs':
      return t('In a dish they are safe at {temperature}, when nothing runs.', { temperature })
    case 'fish':
      return t('It is done at {temperature}, when it is no longer glassy and flakes easily.', {
        temperature,
      })
    case 'ground':
      return t('Ground meat is done at {temperature}, with no pink left.', { temperature })
    case 'game':
    case 'offal':
      return t('It is done at {temperature} in its middle.', { temperature })
    case 'cut':
      return t(
        '{rest, plural, other {A whole piece is safe at {temperature}; let it rest for # minutes.}}',
        { rest, temperature },
      )
    case 'cooked-ham':
      return t('It was cooked by its maker: eat it cold, or heat it to {temperature}.', {
        temperature,
      })
    case 'heated':
      return t('Heat it through: it is safe at {temperature} in its middle.', { temperature })
  }
}

/** When a meat or fish is safe to eat, in a sentence; null where no temperature tells. */
export function donenessOf(food: IngredientId, vocabulary: Vocabulary): string | null {
  const core = coreTemperatureOf(food, vocabulary)
  if (core === null) return null
  const { kind, celsius, rest } = core
  return sentenceOf(kind, `${celsius} °C (${fahrenheitOf(celsius)} °F)`, rest)
}
