import { avoidablesFrom } from '#domain/ingredients/contents.ts'
import type { Need } from '#domain/matching/need.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { coverToDraw } from '#domain/recipes/cover/cover-to-draw.ts'
import type { Database } from '#web/lib/backend/database.generated.ts'
import { lineUseFrom } from '#web/lib/line-use.ts'
import { field, textField } from '#web/lib/json.ts'

export type ListingRow = Database['public']['Functions']['search_recipes']['Returns'][number]

function needsFrom(json: unknown): Need[] {
  if (!Array.isArray(json)) return []
  return json.flatMap((each: unknown) => {
    const text = textField(each, 'text')
    if (text === undefined) return []
    const optional = field(each, 'optional') === true
    return [
      { ingredient: textField(each, 'ingredient') ?? null, text, optional, ...lineUseFrom(each) },
    ]
  })
}

/** A row of the search as a card. */
export function cardFrom(row: ListingRow): RecipeCard {
  const { difficulty } = row
  const needs = needsFrom(row.needs)
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    image: row.image ?? coverToDraw(row, needs),
    needs,
    rating: row.rating,
    reviewCount: row.review_count,
    readyInMinutes: row.ready_in_minutes,
    servings: row.servings,
    difficulty: difficulty === 'easy' || difficulty === 'hard' ? difficulty : 'medium',
    cuisine: row.cuisine,
    mealType: row.meal_type,
    diets: row.diets,
    contains: avoidablesFrom(row.contains),
    freeOf: avoidablesFrom(row.free_of),
    season: row.season,
    tags: row.tags,
    isPremium: row.is_premium,
    assumed: row.assumed,
  }
}

/** The card that this device holds already, where it says the same: what is drawn needs no drawing anew. */
export function knownCard(row: ListingRow, cards: ReadonlyMap<number, RecipeCard>): RecipeCard {
  const known = cards.get(row.id)
  const card = cardFrom(row)
  const title = known?.writtenTitle ?? known?.title
  if (known === undefined || title !== card.title || known.image !== card.image) return card
  const isRatedAlike = known.rating === card.rating && known.reviewCount === card.reviewCount
  if (isRatedAlike) return known
  return { ...known, rating: card.rating, reviewCount: card.reviewCount }
}
