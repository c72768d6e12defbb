/** What a recipe may ask of a kitchen that not every kitchen has, by the words of addresses and of the database. */
export const lackable = [
  'oven',
  'broiler',
  'barbecue',
  'microwave',
  'air-fryer',
  'slow-cooker',
  'pressure-cooker',
  'rice-cooker',
  'blender',
  'food-processor',
  'mixer',
  'wok',
  'steamer',
  'waffle-iron',
  'ice-cream-maker',
  'pasta-machine',
  'kitchen-torch',
  'mortar',
  'rolling-pin',
  'piping-bag',
  'thermometer',
  'stove',
  'second-pot',
] as const
export type Lackable = (typeof lackable)[number]

/**
 * What a dish is known to be. `keeps-3-days`: all of it, as served, in the fridge or at room temperature.
 * `no-added-alcohol`: none but what brewing leaves in soy sauce and miso, where `no-alcohol` has none at all.
 */
export const dishFacts = ['keeps-3-days', 'freezes', 'no-alcohol', 'no-added-alcohol'] as const
export type DishFact = (typeof dishFacts)[number]

export type RecipeFact = DishFact | `without-${Lackable}`

/** In the order of their bits. Kept for good: addresses, stored recipes and private.known_words have them. */
export const recipeFacts: readonly RecipeFact[] = [
  ...dishFacts,
  ...lackable.map((each) => `without-${each}` as const),
]

/** What is known of one recipe, as a card carries it: a bit for each fact of the dish, and for each thing that it needs. */
export type KnownFacts = number

export function knownFacts(dish: readonly DishFact[], needed: readonly Lackable[]): KnownFacts {
  return recipeFacts.reduce((bits, _, place) => {
    const fact = dishFacts[place]
    const tool = lackable[place - dishFacts.length]
    const isSet =
      (fact !== undefined && dish.includes(fact)) || (tool !== undefined && needed.includes(tool))
    return isSet ? bits | (1 << place) : bits
  }, 0)
}

function isKnown(known: KnownFacts, fact: RecipeFact): boolean {
  const place = recipeFacts.indexOf(fact)
  const isSet = ((known >> place) & 1) === 1
  return place < dishFacts.length ? isSet : !isSet
}

/** Everything that is known of a recipe, in words; nothing where nobody looked. */
export function factsIn(known: KnownFacts | undefined): RecipeFact[] {
  return known === undefined ? [] : recipeFacts.filter((fact) => isKnown(known, fact))
}

/** Whether a recipe is known to be all of it: what nobody knows is claimed of none. */
export function hasFacts(known: KnownFacts | undefined, wanted: readonly RecipeFact[]): boolean {
  return wanted.every((fact) => known !== undefined && isKnown(known, fact))
}
