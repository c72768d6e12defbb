import { useDeferredValue, useState, type ReactNode } from 'react'
import type { RecipeCard as RecipeCardData } from '#domain/recipes/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { RecipeCard } from './recipe-card.tsx'

/** So many at first, and so many more with each tap. */
const pageSize = 12
/** What a screen shows before anyone scrolls is painted before the rest of the page is made. */
const seenFirst = 3

interface RecipeEntry {
  recipe: RecipeCardData
  /** What stands above the title. */
  tags?: ReactNode
  /** What stands below it. */
  line?: ReactNode
}

export interface RecipeGridProps {
  entries: readonly RecipeEntry[]
  /** The control on each picture. */
  corner: (recipe: RecipeCardData) => ReactNode
}

/** Recipes as a table laid: cards in rows, a page at a time. */
export function RecipeGrid({ entries, corner }: RecipeGridProps) {
  const [shown, setShown] = useState(pageSize)
  const painted = useDeferredValue(shown, seenFirst)
  return (
    <>
      <ul className="grid grid-cols-1 gap-5.5 sm:grid-cols-2 xl:grid-cols-3">
        {entries.slice(0, painted).map(({ recipe, tags, line }, index) => (
          <li key={recipe.id} className="grid">
            <RecipeCard
              recipe={recipe}
              first={index < seenFirst}
              corner={corner(recipe)}
              tags={tags}
            >
              {line}
            </RecipeCard>
          </li>
        ))}
      </ul>
      {entries.length > shown && (
        <div className="mt-7 text-center">
          <Button variant="secondary" onClick={() => setShown(shown + pageSize)}>
            Show more ({entries.length - shown} left)
          </Button>
        </div>
      )}
    </>
  )
}
