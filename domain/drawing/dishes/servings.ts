import type { DrawnDish, DrawnFood } from './drawn-dish.ts'
import { isGarnish, lookOf, wholeLookOf } from './looks/look-of.ts'
import type { Look, PieceShape } from './looks/look.ts'
import { isPiece } from './pieces/pieces.ts'

/** A food that lies in the dish, and its share of all that does. */
export interface Piece {
  look: Look & { shape: PieceShape }
  food: DrawnFood
  share: number
}

/** What is seen of a dish. */
export interface Contents {
  dish: DrawnDish
  /** The largest share first. */
  pieces: readonly Piece[]
  garnishes: readonly Look[]
}

const unknownGrams = 60
/** What is fried soft until little is left of it to see. */
const softened = /^(allium|onion|garlic|soffritto|aromatic)/
/** What is squeezed over it, of which a slice or two lie there. */
const sharp = /^(acid|lemon|lime|citrus|orange|chili)/
/** What is served beside it, or holds it. */
const breads = /^(bread|toast|loaf|roll|carrier|bun|wrap|shell-bread)$/
const mostPieces = 6

function shareOf({ grams, slot }: DrawnFood): number {
  const seen = Math.sqrt(Math.min(900, Math.max(8, grams ?? unknownGrams)))
  return softened.test(slot) ? seen * 0.3 : sharp.test(slot) ? seen * 0.2 : seen
}

/**
 * Sorts what is in a dish into what lies in it and what is strewn over it.
 *
 * @param asWhole whether meat and fish lie there in one piece
 */
export function contentsOf(dish: DrawnDish, asWhole = false): Contents {
  // In a salad bread is one of the things that are tossed.
  const isSalad = /salad|panzanella|fattoush/.test(dish.kind)
  const seen = dish.foods.flatMap((food) => {
    if (breads.test(food.slot) && !isSalad) return []
    const look = (asWhole ? wholeLookOf(food) : null) ?? lookOf(food)
    return look === null ? [] : [{ food, look }]
  })
  const pieces = withoutSoftened(seen)
    .flatMap(({ food, look }) => (isPiece(look) ? [{ food, look, share: shareOf(food) }] : []))
    .filter((one, index, all) => all.findIndex(({ look }) => look === one.look) === index)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, mostPieces)
  const garnishes = seen.map(({ look }) => look).filter(isGarnish)
  return { dish, pieces, garnishes: [...new Set(garnishes)].slice(0, 4) }
}

/** Onions that were fried soft are not seen where enough else is. */
function withoutSoftened<Seen extends { food: DrawnFood }>(seen: readonly Seen[]): readonly Seen[] {
  const rest = seen.filter(({ food }) => !softened.test(food.slot))
  return rest.length > 1 ? rest : seen
}

const nothing: DrawnFood = { id: '', kinds: [], slot: '', grams: null }

/** A piece that the form brings itself, whatever fills it. */
export function added(look: Piece['look'], share = 1): Piece {
  return { look, food: nothing, share }
}
