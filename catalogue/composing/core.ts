import { lineageOf } from '#domain/ingredients/lineage.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'

/** https://www.foodsafety.gov/food-safety-charts/safe-minimum-internal-temperatures, in °C */
const cores: readonly (readonly [number, readonly string[]])[] = [
  [
    74,
    ['chicken', 'turkey', 'duck', 'goose', 'ground-chicken', 'ground-turkey', 'chicken-sausage'],
  ],
  [71, ['ground-meat', 'sausage', 'sausage-meat', 'hamburger-patty']],
  [63, ['pork', 'fish', 'beef', 'lamb', 'veal', 'shrimp']],
]

export const coreByKind = (vocabulary: Vocabulary) => (id: string) => {
  const lineage = lineageOf(id, vocabulary)
  return cores.find(([, kinds]) => kinds.some((kind) => lineage.includes(kind)))?.[0]
}
