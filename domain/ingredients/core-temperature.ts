import type { CoreTemperature } from './core-kinds.ts'
import { lineageOf } from './lineage.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

/**
 * The temperature that the inside of a food must reach; that of the nearest food that it is a kind of. Null for what is
 * eaten as it is sold, and for what no temperature is known of: a carrot, a cheese.
 */
export function coreTemperatureOf(
  id: IngredientId,
  vocabulary: Pick<Vocabulary, 'ingredients' | 'coreTemperatures'>,
): CoreTemperature | null {
  for (const each of lineageOf(id, vocabulary)) {
    const stated = vocabulary.coreTemperatures?.get(each)
    if (stated !== undefined) return stated
  }
  return null
}

/** As the charts of the United States have it: 74 °C is 165 °F. */
export function fahrenheitOf(celsius: number): number {
  return Math.round((celsius * 9) / 5 + 32)
}
