import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/action-icons.tsx'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { cookButtonId, useCookMode } from './cook-mode.tsx'
import type { OpenDialog } from './recipe-dialogs.tsx'
import { RecipeMenu } from './recipe-menu.tsx'

const { Piece: RecipeTools } = lazyPiece(
  async () => (await import('../own-recipe/recipe-tools.tsx')).RecipeTools,
)
/** The recipe itself is there. */
const nothingMore = () => undefined

interface RecipeActionsProps {
  recipe: Recipe
  /** Null is a visitor. */
  owner: string | null
  mayCook: boolean
  /** What is done with a dish that is no recipe yet. */
  tools: ReactNode
  onOpen: (dialog: OpenDialog) => void
}

/** What one does with a whole recipe: cook it, the one main thing; say so; and the rest in a menu. */
export function RecipeActions({ recipe, owner, mayCook, tools, onOpen }: RecipeActionsProps) {
  const { open, preload } = useCookMode()
  return (
    <>
      {/* In one row on a phone, unless the text is large. */}
      <div className="@container mt-6 print:hidden">
        <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 @min-[17rem]:max-sm:flex-nowrap">
          {mayCook && (
            <Button
              id={cookButtonId}
              size="lg"
              className="min-w-28 shrink-0"
              onPointerEnter={preload}
              onFocus={preload}
              onClick={open}
            >
              {t('Cook')}
            </Button>
          )}
          {recipe.instructions !== null && (
            <Button
              variant="quiet"
              className="max-sm:px-3.5"
              onClick={() => onOpen({ what: 'cooked' })}
            >
              <CheckIcon />
              {t('I cooked this')}
            </Button>
          )}
          <RecipeMenu recipe={recipe} readerId={owner} onOpen={onOpen} />
        </div>
      </div>
      {tools}
      {tools === undefined && recipe.ownerId !== null && (
        <RecipeTools recipe={recipe} readerId={owner} onUnavailable={nothingMore} />
      )}
    </>
  )
}
