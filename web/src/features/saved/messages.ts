import type { SavedRecipe, SaveOperation } from '#domain/collections/saved-recipes.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/ui/toast.ts'

type Go = (path: string) => void

/** To who may not save: an account, or the plan. `titles` are those that were not saved. */
function sayWhatSavingTakes(isVisitor: boolean, go: Go, titles: readonly string[] = []): void {
  if (isVisitor) {
    const onAction = () => go(paths.login)
    toast({ title: 'Sign in to save recipes', action: { label: 'Sign In', onAction } })
    return
  }
  const stays = 'What you saved stays, and you can put recipes into your collections.'
  toast({
    title: 'Saving recipes is part of the plan',
    description: titles.length === 0 ? stays : `${namesOf(titles)} not saved. ${stays}`,
    action: { label: 'View plans', onAction: () => go(paths.pricing) },
  })
}

/** “Leek soup” is, “Leek soup” and 2 more are. */
function namesOf([first = 'A recipe', ...others]: readonly string[]): string {
  return others.length === 0 ? `“${first}” is` : `“${first}” and ${others.length} more are`
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
  const fail = () => sayNotSaved('', [title], tap.go)
  // Only who has access may save again.
  const back = there === undefined ? tap.unsave : tap.maySave && { kind: 'save' as const, ...there }
  toast({
    title: there === undefined ? `${title} is saved` : `${title} is no longer saved`,
    ...(!navigator.onLine && { description: untilOnline }),
    ...(back !== false && {
      action: { label: 'Undo', onAction: () => void tap.keep(back).catch(fail) },
    }),
  })
  saving.catch(fail)
}

const untilOnline = 'On this device for now; it goes to your account when there is a network.'

/** Why these were not saved: the backend’s word for it, see `refusalIn`. */
export function sayNotSaved(why: string, titles: readonly string[], go: Go): void {
  if (why === 'feature_required') sayWhatSavingTakes(false, go, titles)
  else if (why === 'row_limit_reached') {
    toast({
      title: 'You have saved 1,000 recipes, as many as an account holds',
      description: `${namesOf(titles)} not among them. Take some out to save more.`,
      tone: 'error',
    })
  } else {
    toast({
      title: 'That could not be saved. Please try again.',
      description: `${namesOf(titles)} as before.`,
      tone: 'error',
    })
  }
}

/** To who made a collection without the plan. */
export function sayMakingTakes(name: string, go: Go): void {
  toast({
    title: 'Making collections is part of the plan',
    description: `${name} was not made. Those that you have stay, and you can fill them.`,
    action: { label: 'View plans', onAction: () => go(paths.pricing) },
  })
}

export function sayTooMany(name: string): void {
  toast({
    title: 'That is more than an account holds',
    description: `${name} is as it was: there is room for 1,000 collections, and for 1,000 recipes in them.`,
    tone: 'error',
  })
}

export function sayNotKept(name = 'Your collections'): void {
  toast({
    title: 'That could not be saved',
    description:
      name === 'Your collections' ? `${name} are as they were.` : `${name} is as it was.`,
    tone: 'error',
  })
}
