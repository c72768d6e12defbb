import { whyNotKept } from '#web/features/saved/why-not-kept.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/ui/toast.ts'

type Go = (path: string) => void

/** To who may not save: an account, or the plan. */
export function sayWhatSavingTakes(isVisitor: boolean, go: Go): void {
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

interface Saving {
  title: string
  isSaved: boolean
  /** Resolves when it is kept. */
  saving: Promise<void>
  /** Null where there is no way back. */
  undo: (() => Promise<void>) | null
  go: Go
}

/** What was done, with the way back; and what went wrong, where it could not be kept. */
export function saySaved({ title, isSaved, saving, undo, go }: Saving): void {
  const fail = (cause: unknown) => sayNotSaved(cause, go)
  toast({
    title: isSaved ? `${title} is saved` : `${title} is no longer saved`,
    ...(undo !== null && {
      action: { label: 'Undo', onAction: () => void undo().catch(fail) },
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
