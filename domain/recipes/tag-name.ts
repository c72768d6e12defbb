import { capitalised } from '../ingredients/names.ts'
import { isEnglish, t } from '../texts/t.ts'
import type { recipeTags } from './kinds.ts'

/** The tags of our own recipes; those of cooks are words that they typed. */
const ours: Readonly<Record<(typeof recipeTags)[number], () => string>> = {
  baking: () => t('Baking|a tag'),
  budget: () => t('Budget|a tag'),
  comfort: () => t('Comfort|a tag'),
  curry: () => t('Curry|a tag'),
  drink: () => t('Drink|a tag'),
  eggs: () => t('Eggs|a tag'),
  family: () => t('Family|a tag'),
  'finger-food': () => t('Finger food|a tag'),
  fish: () => t('Fish|a tag'),
  'freezes-well': () => t('Freezes well|a tag'),
  gift: () => t('Gift|a tag'),
  grill: () => t('Grill|a tag'),
  kids: () => t('Kids|a tag'),
  leftovers: () => t('Leftovers|a tag'),
  light: () => t('Light|a tag'),
  'make-ahead': () => t('Make ahead|a tag'),
  'no-bake': () => t('No bake|a tag'),
  'no-cook': () => t('No cook|a tag'),
  noodles: () => t('Noodles|a tag'),
  'one-pan': () => t('One pan|a tag'),
  'one-pot': () => t('One pot|a tag'),
  pantry: () => t('Pantry|a tag'),
  party: () => t('Party|a tag'),
  pasta: () => t('Pasta|a tag'),
  picnic: () => t('Picnic|a tag'),
  quick: () => t('Quick|a tag'),
  rice: () => t('Rice|a tag'),
  salad: () => t('Salad|a tag'),
  seafood: () => t('Seafood|a tag'),
  soup: () => t('Soup|a tag'),
  southern: () => t('Southern|a tag'),
  spicy: () => t('Spicy|a tag'),
  'street-food': () => t('Street food|a tag'),
  weekend: () => t('Weekend|a tag'),
  weeknight: () => t('Weeknight|a tag'),
}
const isOurs = (id: string): id is keyof typeof ours => Object.hasOwn(ours, id)

/** A tag of one of our recipes as it stands alone: `one-pot` → "One pot". Our ids are English: a build in English carries no names. */
export const tagName = (id: string): string =>
  !isEnglish() && isOurs(id) ? ours[id]() : capitalised(id.replaceAll('-', ' '))
