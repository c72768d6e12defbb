import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon, ShareIcon } from '#web/ui/action-icons.tsx'
import { Glyph } from '#web/ui/icons.tsx'

interface RecipeActionsProps {
  /** The button of cook mode, the first thing that one does with a recipe. */
  cook?: ReactNode
  onCooked: () => void
  onShare: () => void
}

/** What one does with a whole recipe: cook it, say so, share it, print it. */
export function RecipeActions({ cook, onCooked, onShare }: RecipeActionsProps) {
  return (
    <div className="mt-6 flex flex-wrap gap-2.5 print:hidden">
      {cook}
      <Button variant="soft" onClick={onCooked}>
        <CheckIcon />I cooked this
      </Button>
      <Button variant="secondary" onClick={onShare}>
        <ShareIcon />
        Share
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        <Glyph>
          <path d="M7 8V3.5h10V8M7 17H4.5v-7a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2v7H17m-10-3h10v6.5H7V14Z" />
        </Glyph>
        Print
      </Button>
    </div>
  )
}
