import { avoidable, type Avoidable } from '#domain/ingredients/vocabulary.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { CatalogueFileError, hasFormat } from './transport-format.ts'

/**
 * How the catalogue travels from the build to the browser: written and read here, so that both ends
 * change together. Tuples and indexes rather than objects, for the weight on a phone.
 */

const cardsFormat = 'larder-cards-2'

type PackedCard = Omit<RecipeCard, 'needs' | 'rating' | 'reviewCount' | 'freeOf'> & {
  /** What of all that can be avoided it is not known to be free of, besides what it contains: mostly nothing. */
  unknown: readonly Avoidable[]
  /** Ingredients by id; the optional ones end in the mark. */
  needs: string[]
}

interface CardsFile {
  format: typeof cardsFormat
  cards: PackedCard[]
}

const optionalMark = '?'

function isCardsFile(file: unknown): file is CardsFile {
  return hasFormat(file, cardsFormat)
}

/** Lines of the catalogue are all resolved; ratings are the backend's. */
export function writeCards(cards: readonly RecipeCard[]): CardsFile {
  const pack = ({ needs, rating: _rating, reviewCount: _count, freeOf, ...card }: RecipeCard) => ({
    ...card,
    unknown: avoidable.filter((each) => !card.contains.includes(each) && !freeOf.includes(each)),
    needs: needs.flatMap(({ ingredient, optional }) =>
      ingredient === null ? [] : [`${ingredient}${optional ? optionalMark : ''}`],
    ),
  })
  return { format: cardsFormat, cards: cards.map(pack) }
}

/**
 * The cards as matching takes them. Ratings are not in the build: they are 0 until the backend says
 * otherwise. @throws CatalogueFileError for what `writeCards` of this version did not write
 */
export function readCards(file: unknown): RecipeCard[] {
  if (!isCardsFile(file)) throw new CatalogueFileError(cardsFormat)
  return file.cards.map(({ needs, unknown, ...card }) => ({
    ...card,
    freeOf: avoidable.filter((each) => !card.contains.includes(each) && !unknown.includes(each)),
    rating: 0,
    reviewCount: 0,
    needs: needs.map((packed) => {
      const optional = packed.endsWith(optionalMark)
      const ingredient = optional ? packed.slice(0, -optionalMark.length) : packed
      return { ingredient, text: ingredient.replaceAll('-', ' '), optional }
    }),
  }))
}
