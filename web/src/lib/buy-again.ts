/** Something at home that is to be bought again. */
export interface ToBuyAgain {
  name: string
  ingredient: string | null
}

let handler: ((item: ToBuyAgain) => void) | null = null

/**
 * Who keeps a shopping list takes what the pantry wants bought. It comes after the first screen, which has
 * no room for handing it down; features know nothing of each other. Returns the function that ends it.
 */
export function onBuyAgain(next: (item: ToBuyAgain) => void): () => void {
  handler = next
  return () => {
    if (handler === next) handler = null
  }
}

/** Null where nobody keeps a list: for a visitor, and until the list's code has come. */
export function buyAgain(): ((item: ToBuyAgain) => void) | null {
  return handler
}
