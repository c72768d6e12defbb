/** Where things stand at home. */
export const places = ['cupboard', 'fridge', 'freezer'] as const
export type Place = (typeof places)[number]

export function isPlace(value: unknown): value is Place {
  return places.some((place) => place === value)
}
