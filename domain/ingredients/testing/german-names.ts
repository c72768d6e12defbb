import type { ShownName, Vocabulary } from '../vocabulary.ts'

const german: Readonly<Record<string, ShownName>> = {
  egg: { one: 'Ei', many: 'Eier' },
  onion: { one: 'Zwiebel', many: 'Zwiebeln' },
  garlic: { one: 'Knoblauch', many: 'Knoblauch' },
  saffron: { one: 'Safran', many: 'Safran' },
}

/** The vocabulary with a few German names, as a page in German has it. */
export function withGermanNames(vocabulary: Vocabulary): Vocabulary {
  const ingredients = [...vocabulary.ingredients.values()].map((food) => {
    const shown = german[food.id]
    return [food.id, shown === undefined ? food : { ...food, shown }] as const
  })
  return { ...vocabulary, ingredients: new Map(ingredients) }
}
