import type { ReactNode } from 'react'
import { capitalised } from '#domain/ingredients/names.ts'
import { filterRecipes, type RecipeFilter } from '#domain/recipes/filter-recipes.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'

interface NothingFoundProps {
  filter: RecipeFilter
  recipes: readonly RecipeCard[]
  /** Those that the person’s dietary settings hold back. */
  held: readonly RecipeCard[]
  onChange: (filter: RecipeFilter) => void
  onShowAll: () => void
  /** Leads to the dietary settings. */
  settings: ReactNode
}

/** Each part of a search that can be left out, by its words. */
function withoutOnePart(filter: RecipeFilter): { words: string; rest: RecipeFilter }[] {
  const { text, mealType, cuisine } = filter
  return [
    { words: text.trim() && `“${text.trim()}”`, rest: { ...filter, text: '' } },
    { words: mealType && capitalised(mealType), rest: { ...filter, mealType: null } },
    { words: cuisine && capitalised(cuisine), rest: { ...filter, cuisine: null } },
  ].flatMap(({ words, rest }) => (words ? [{ words, rest }] : []))
}

/** Why a search found nothing, and what would find something. */
export function NothingFound(props: NothingFoundProps) {
  const { filter, recipes, held, onChange, onShowAll, settings } = props
  const hidden = filterRecipes(held, filter).length
  const parts = withoutOnePart(filter)
  const ways = parts
    .map((part) => ({ ...part, count: filterRecipes(recipes, part.rest).length }))
    .filter(({ count }) => count > 0 && parts.length > 1)
  return (
    <EmptyState
      title="Nothing found"
      picture={<SearchIcon size={32} />}
      action={
        <>
          {hidden > 0 && settings}
          {ways.map(({ words, rest, count }) => (
            <Button key={words} variant="secondary" onClick={() => onChange(rest)}>
              Without {words} ({count})
            </Button>
          ))}
          <Button variant={hidden > 0 ? 'secondary' : 'primary'} onClick={onShowAll}>
            Show all recipes
          </Button>
        </>
      }
    >
      {reason(hidden, parts.length, recipes.length)}
    </EmptyState>
  )
}

function reason(hidden: number, parts: number, recipes: number): string {
  if (hidden > 0) {
    return `${hidden === 1 ? '1 recipe has' : `${hidden} recipes have`} all of that, and your dietary settings hide ${hidden === 1 ? 'it' : 'them'}.`
  }
  if (recipes === 0) return 'No recipe suits all of your dietary settings.'
  return parts > 1
    ? 'No recipe has all of that at once.'
    : 'No recipe has these words in its name, cuisine, meal or tags. Fewer or other words may find one.'
}
