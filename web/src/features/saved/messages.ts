import type { SavedRecipe, SaveOperation } from '#domain/collections/saved-recipes.ts'
import { textField } from '#web/lib/json.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/ui/toast.ts'

type Go = (path: string) => void

/** To who may not save: an account, or the plan. */
function sayWhatSavingTakes(isVisitor: boolean, go: Go): void {
  if (isVisitor) {
    const onAction = () => go(paths.login)
    toast({ title: 'Sign in to save recipes', action: { label: 'Sign In', onAction } })
    return
  }
  toast({
    title: 'Saving recipes is part of the plan',
    description: 'What you saved stays, and you can put recipes into your collections.',
    action: { label: 'View plans', onAction: () => go(paths.pricing) },
  })
}

interface Tap {
  title: string
  /** As it was before; undefined where it was not saved. */
  there: SavedRecipe | undefined
  unsave: SaveOperation
  /** Resolves when it is kept; null where it was not begun, for it takes more than this person has. */
  saving: Promise<void> | null
  keep: (operation: SaveOperation) => Promise<void>
  maySave: boolean
  isVisitor: boolean
  go: Go
}

/** What was done, with the way back; what it takes, or what went wrong. */
export function saySaved({ title, there, saving, ...tap }: Tap): void {
  if (saving === null) {
    sayWhatSavingTakes(tap.isVisitor, tap.go)
    return
  }
  const fail = (cause: unknown) => sayNotSaved(cause, tap.go)
  // Only who has access may save again.
  const back = there === undefined ? tap.unsave : tap.maySave && { kind: 'save' as const, ...there }
  toast({
    title: there === undefined ? `${title} is saved` : `${title} is no longer saved`,
    ...(back !== false && {
      action: { label: 'Undo', onAction: () => void tap.keep(back).catch(fail) },
    }),
  })
  saving.catch(fail)
}

function sayNotSaved(cause: unknown, go: Go): void {
  const why = whyNotKept(cause)
  if (why === 'plan') sayWhatSavingTakes(false, go)
  else if (why === 'full') {
    toast({
      title: 'You have saved 1,000 recipes, as many as an account holds',
      description: 'Take some out to save more.',
      tone: 'error',
    })
  } else toast({ title: 'That could not be saved. Please try again.', tone: 'error' })
}

/** Why a change of the collections was not kept. */
export function sayNotKept(cause: unknown, go: Go): void {
  const why = whyNotKept(cause)
  if (why === 'plan') {
    toast({
      title: 'Making collections is part of the plan',
      description: 'Those that you have stay, and you can fill them.',
      action: { label: 'View plans', onAction: () => go(paths.pricing) },
    })
  } else if (why === 'full') {
    toast({
      title: 'That is more than an account holds',
      description: 'There is room for 1,000 collections, and for 1,000 recipes in them.',
      tone: 'error',
    })
  } else {
    toast({ title: 'That could not be saved. Your collections are as they were.', tone: 'error' })
  }
}

/** Why the backend did not keep something: it takes the plan, the account is full, or it failed. */
function whyNotKept(cause: unknown): 'plan' | 'full' | 'failed' {
  const message = textField(cause, 'message')
  if (message === 'feature_required') return 'plan'
  return message === 'row_limit_reached' ? 'full' : 'failed'
}
