import { useDeferredValue, useState, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { RecipeCard as RecipeCardData } from '#domain/recipes/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { T } from '#web/ui/t.tsx'
import { RecipeCard } from './recipe-card.tsx'

/** So many at first, and so many more with each tap. */
const pageSize = 12
/** What a screen shows before anyone scrolls is painted before the rest of the page is made. */
export const seenFirst = 3

export interface RecipeGridProps {
  recipes: readonly RecipeCardData[]
  /** The control on each picture. */
  corner: (recipe: RecipeCardData) => ReactNode
}

export const gridStyle = 'grid grid-cols-1 gap-5.5 sm:grid-cols-2 xl:grid-cols-3'

/** Recipes as a table laid: cards in rows, a page at a time. */
export function RecipeGrid({ recipes, corner }: RecipeGridProps) {
  const [shown, setShown] = useState(pageSize)
  const painted = useDeferredValue(shown, seenFirst)
  return (
    <>
      <ul className={gridStyle}>
        {recipes.slice(0, painted).map((recipe, index) => (
          <li key={recipe.id} className="grid">
            <RecipeCard recipe={recipe} first={index < seenFirst} corner={corner(recipe)} />
          </li>
        ))}
      </ul>
      {recipes.length > shown && (
        <ShowMore left={recipes.length - shown} onMore={() => setShown(shown + pageSize)} />
      )}
    </>
  )
}

/** The way on in a list; `of` says which, where there are several. */
export function ShowMore({ left, of, onMore }: { left: number; of?: string; onMore: () => void }) {
  return (
    <div className="mt-7 text-center">
      <Button variant="secondary" onClick={onMore}>
        <span>
          {of === undefined ? (
            t('{left, plural, other {Show more (# left)}}', { left })
          ) : (
            <T
              text="{left, plural, other {Show more (# left<hidden> of {of}</hidden>)}}"
              left={left}
              of={of}
              hidden={<span className="sr-only" />}
            />
          )}
        </span>
      </Button>
    </div>
  )
}
