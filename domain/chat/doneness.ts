import type { CoreKind } from '../ingredients/core-kinds.ts'
import { coreTemperatureOf, fahrenheitOf } from '../ingredients/core-temperature.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'

/** What is said of each kind, where the temperature stands. */
const sentences: Readonly<Record<CoreKind, string>> = {
  poultry: 'It is done at {t} in its thickest part, when no juice runs pink.',
  eggs: 'In a dish they are safe at {t}, when nothing runs.',
  fish: 'It is done at {t}, when it is no longer glassy and flakes easily.',
  ground: 'Ground meat is done at {t}, with no pink left.',
  game: 'It is done at {t} in its middle.',
  offal: 'It is done at {t} in its middle.',
  cut: 'A whole piece is safe at {t}; let it rest for {rest} minutes.',
  'cooked-ham': 'It was cooked by its maker: eat it cold, or heat it to {t}.',
  heated: 'Heat it through: it is safe at {t} in its middle.',
}

/** When a meat or fish is safe to eat, in a sentence; null where no temperature tells. */
export function donenessOf(food: IngredientId, vocabulary: Vocabulary): string | null {
  const core = coreTemperatureOf(food, vocabulary)
  if (core === null) return null
  const { kind, celsius, rest } = core
  return sentences[kind]
    .replace('{t}', `${celsius} °C (${fahrenheitOf(celsius)} °F)`)
    .replace('{rest}', String(rest))
}
