/** Rows of a table that one account may hold; the database refuses more with `row_limit_reached`. */
export const rowLimits = {
  pantry_items: 1_000,
  ingredient_corrections: 1_000,
  favorite_recipes: 1_000,
  recipe_collections: 1_000,
  collection_recipes: 1_000,
  recipe_cards: 5_000,
  follows: 5_000,
} as const

/** Pictures that one account may hold, by what they are for. */
export const pictureLimits = { avatar: 500, recipe: 2_500, photo: 1_000 } as const

/** Questions that the chef answers one account within 24 hours. */
export const chefQuestionsPerDay = 100

/** Characters that the database takes of a text. */
export const textLimits = {
  personName: 100,
  listName: 100,
  /** Of a thing in the pantry or on a shopping list. */
  itemName: 200,
  unit: 40,
  /** Of a line on a shopping list; "a few" is one. */
  amount: 40,
  search: 200,
} as const
