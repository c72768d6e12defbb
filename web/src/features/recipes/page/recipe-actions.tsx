import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon, Glyph, ShareIcon } from '#web/ui/icons.tsx'
import { toast } from '#web/ui/toast.ts'

interface RecipeActionsProps {
  title: string
  /** The button of cook mode, the first thing that one does with a recipe. */
  cook?: ReactNode
  onCooked: () => void
}

/** What one does with a whole recipe: cook it, say so, share it, print it. */
export function RecipeActions({ title, cook, onCooked }: RecipeActionsProps) {
  return (
    <div className="mt-6 flex flex-wrap gap-2.5 print:hidden">
      {cook}
      <Button variant="soft" onClick={onCooked}>
        <CheckIcon />I cooked this
      </Button>
      <Button variant="secondary" onClick={() => void share(title)}>
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

/** The page as it is seen, with its servings and swaps, to whom one likes; else its address to paste. */
async function share(title: string): Promise<void> {
  const url = window.location.href
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url })
      return
    } catch (cause) {
      // Closing the sheet without a choice is an answer.
      if (cause instanceof Error && cause.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: 'The link is copied', tone: 'success' })
  } catch {
    toast({ title: 'Copy this link', description: url, duration: 20_000 })
  }
}
