/** The colours that a collection may have, in the order in which they are offered. */
export const collectionColors = [
  'purple',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'pink',
] as const
export type CollectionColor = (typeof collectionColors)[number]

export const newCollectionColor: CollectionColor = 'purple'

/** The pictures that a collection may carry, as the food icons are called. */
export const collectionIcons = [
  'pot-of-food',
  'spaghetti',
  'green-salad',
  'curry-rice',
  'pancakes',
  'birthday-cake',
  'baguette-bread',
  'salmon-fillet',
  'taco',
  'hot-beverage',
  'party-popper',
  'evergreen-tree',
] as const
export type CollectionIcon = (typeof collectionIcons)[number]

/** In characters, as the database holds them to. */
export const longestName = 100
export const longestDescription = 1000

/** What a cook decides of a collection. */
export interface CollectionDetails {
  name: string
  description: string
  color: CollectionColor
  icon: CollectionIcon | null
  /** Id of the recipe whose picture stands for all; null for the first ones. Not stated: as it is. */
  cover?: string | null
}

export interface Collection extends CollectionDetails {
  id: string
  /** It came with the account and cannot be deleted. */
  isDefault: boolean
  /** ISO 8601. */
  createdAt: string
  /** The kitchen with whose members it is shared; not stated where it is with nobody. */
  sharedIn?: string
}

/** A colour by its name; one that is not known here is shown as that of a new collection. */
export function collectionColor(name: string): CollectionColor {
  return collectionColors.find((each) => each === name) ?? newCollectionColor
}

/** A picture by its name; null where there is none, or none that is known here. */
export function collectionIcon(name: string | null): CollectionIcon | null {
  return collectionIcons.find((each) => each === name) ?? null
}

/** Just what a cook decides, without white space around name and description. */
export function tidyDetails(details: CollectionDetails): CollectionDetails {
  const { name, description, color, icon, cover } = details
  const tidy = { name: name.trim(), description: description.trim(), color, icon }
  return cover === undefined ? tidy : { ...tidy, cover }
}
