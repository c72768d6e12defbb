import { t } from '#domain/texts/t.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { MenuButton } from '#web/ui/menu.tsx'
import type { OpenDialog } from './recipe-dialogs.tsx'

const view = lazyPiece(async () => (await import('./recipe-menu-view.tsx')).RecipeMenuView)

interface RecipeMenuProps {
  recipe: Recipe
  /** Null is a visitor. */
  readerId: string | null
  onOpen: (dialog: OpenDialog) => void
}

/** What is done with a recipe besides cooking it. */
export function RecipeMenu(props: RecipeMenuProps) {
  return (
    <MenuButton
      {...props}
      view={view}
      label={t('More')}
      className={buttonStyle('quiet', 'md', 'max-sm:px-3.5')}
    >
      <span aria-hidden="true" className="text-xl leading-none font-bold">
        ⋯
      </span>
      <span className="max-sm:sr-only">{t('More')}</span>
    </MenuButton>
  )
}
