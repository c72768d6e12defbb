/** A food of a dish, as far as its picture needs it. */
export interface CoverFood {
  id: string
  /** Itself and what it is a kind of, nearest first. */
  kinds: readonly string[]
  /** The slot of the form that it fills. */
  slot: string
  grams: number | null
}

/** What is drawn of a composed dish. */
export interface CoverDish {
  /** The form's id. */
  form: string
  tags: readonly string[]
  meals: readonly string[]
  /** The same seed draws the same picture: the dish's address. */
  seed: string
  foods: readonly CoverFood[]
}

export function hasKind({ foods }: Pick<CoverDish, 'foods'>, ...kinds: readonly string[]): boolean {
  return foods.some((food) => food.kinds.some((kind) => kinds.includes(kind)))
}
