/** A canonical ingredient's stable key: singular English in kebab case, `chicken-thigh`. */
export type IngredientId = string
