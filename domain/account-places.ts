/** The parts of a person’s account, each with an address of its own. */
export const accountPlaces = [
  'plan',
  'diet',
  'kitchen',
  'profile',
  'security',
  'devices',
  'notifications',
  'this-device',
  'data',
  'about',
] as const
export type AccountPlace = (typeof accountPlaces)[number]
