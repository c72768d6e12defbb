import type { Avoidable } from '#domain/ingredients/vocabulary.ts'
import type { Need } from '#domain/matching/need.ts'
import type { LineUse } from '#domain/recipes/line-use.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { CatalogueFileError, hasFormat, placesOf } from './transport-format.ts'

/**
 * How the catalogue travels from the build to the browser: written and read here, so that both ends
 * change together. Tuples and indexes rather than objects, for the weight on a phone.
 */

const cardsFormat = 'larder-cards-4'

type PackedCard = Omit<RecipeCard, 'needs' | 'rating' | 'reviewCount' | 'freeOf'> & {
  /** The place among those of the file. */
  freeOf: number
  /** Ingredients by id: `flour=250g`, `egg=3`; the optional ones, which say no measure, end in the mark: `parsley=`. */
  needs: string[]
  /** Those that can be left out: the place among the needs, the use, and what is lost. Older versions have none. */
  uses?: PackedUse[]
  /** Those of which it is known in which contexts they are used: the place among the needs, and that in the list of the file. */
  used?: [place: number, contexts: number][]
  /** The places of those that the dish is made of. */
  main?: number[]
}

type PackedUse = [place: number, use: LineUse, without?: string]

interface CardsFile {
  format: typeof cardsFormat
  /** Each combination that some need is used in, once. Older versions have none. */
  contexts?: (readonly string[])[]
  /** Each list of what some card is known to be free of, once. */
  freeOf: (readonly Avoidable[])[]
  cards: PackedCard[]
}

const measureMark = '='

function packNeed({ ingredient, optional, measure }: Need): string[] {
  if (ingredient === null) return []
  if (optional) return [ingredient + measureMark]
  return [measure === undefined ? ingredient : ingredient + measureMark + measure]
}

function isCardsFile(file: unknown): file is CardsFile {
  return hasFormat(file, cardsFormat)
}

function packUses(needs: readonly Need[]): Pick<PackedCard, 'uses'> {
  const uses = needs.flatMap(({ use, without }, place): PackedUse[] => {
    if (use === undefined || use === 'base') return []
    return [without === undefined ? [place, use] : [place, use, without]]
  })
  return uses.length === 0 ? {} : { uses }
}

/** Lines of the catalogue are all resolved; ratings are the backend's. */
export function writeCards(cards: readonly RecipeCard[]): CardsFile {
  const contexts = placesOf<readonly string[]>()
  const lists = placesOf<readonly Avoidable[]>()
  const packUsed = (needs: readonly Need[]): Pick<PackedCard, 'used'> => {
    const used = needs.flatMap((need, place): [number, number][] =>
      need.contexts === undefined ? [] : [[place, contexts.place(need.contexts)]],
    )
    return used.length === 0 ? {} : { used }
  }
  const pack = ({ needs, rating: _rating, reviewCount: _count, freeOf, ...card }: RecipeCard) => ({
    ...card,
    freeOf: lists.place(freeOf),
    needs: needs.flatMap(packNeed),
    ...packUses(needs),
    ...packUsed(needs),
    main: needs.flatMap(({ isMain }, place) => (isMain === true ? place : [])),
  })
  const packed = cards.map(pack)
  return { format: cardsFormat, contexts: contexts.lists, freeOf: lists.lists, cards: packed }
}

/**
 * The cards as matching takes them. Ratings are not in the build: they are 0 until the backend says
 * otherwise. @throws CatalogueFileError for what `writeCards` of this version did not write
 */
export function readCards(file: unknown): RecipeCard[] {
  if (!isCardsFile(file)) throw new CatalogueFileError(cardsFormat)
  const contextLists = file.contexts ?? []
  return file.cards.map(({ needs, freeOf, uses = [], used = [], main = [], ...card }) => ({
    ...card,
    freeOf: file.freeOf[freeOf] ?? [],
    rating: 0,
    reviewCount: 0,
    needs: needs.map((packed, place) => {
      const [ingredient = '', measure] = packed.split(measureMark)
      const text = ingredient.replaceAll('-', ' ')
      const contexts = contextLists[used.find((each) => each[0] === place)?.[1] ?? -1]
      const need = {
        ingredient,
        text,
        optional: measure === '',
        ...(contexts && { contexts }),
        ...(main.includes(place) && { isMain: true }),
        ...(measure && { measure }),
      }
      const [, use, without] = uses.find((each) => each[0] === place) ?? []
      if (use === undefined) return need
      return without === undefined ? { ...need, use } : { ...need, use, without }
    }),
  }))
}
