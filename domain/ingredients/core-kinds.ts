/** Why a food must be so hot inside. */
export const coreKinds = [
  'poultry',
  'ground',
  'game',
  'offal',
  'cut',
  'cooked-ham',
  'fish',
  'eggs',
  'heated',
] as const
export type CoreKind = (typeof coreKinds)[number]

/** When a food is safe to eat, by what a thermometer reads in its middle. */
export interface CoreTemperature {
  kind: CoreKind
  celsius: number
  /** Minutes that it rests afterwards, in which its heat goes on. */
  rest: number
}
