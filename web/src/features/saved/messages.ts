import type { SavedRecipe, SaveOperation } from '#domain/collections/saved-recipes.ts'
import { partOfPlan, wayToPlan } from '#web/lib/plan-way.ts'
import { paths } from '#web/lib/paths.ts'
import { whyRefused } from '#web/lib/refusals/why-not.ts'
import { toast, toastWhenSaved } from '#web/ui/toast.ts'

const notSaved = 'That could not be saved. Please try again.'

type Go = (path: string) => void

/** To who may not save: an account, or the plan. `titles` are those that were not saved. */
function notifyAccessNeeded(isVisitor: boolean, go: Go, titles: readonly string[] = []): void {
  if (isVisitor) {
    const onAction = () => go(paths.login)
    toast({ title: 'Sign in to save recipes', action: { label: 'Sign In', onAction } })
    return
  }
  const stays = 'What you saved stays, and you can put recipes into your collections.'
  toast({
    title: `Saving recipes is ${partOfPlan()}`,
    description: titles.length === 0 ? stays : `${namesOf(titles)} not saved. ${stays}`,
    action: planAction(go),
  })
}

function planAction(go: Go) {
  const { to, label } = wayToPlan('View plans')
  return { label, onAction: () => go(to) }
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
  /** Resolves when it is saved; null where it was not begun, for it takes more than this person has. */
  saving: Promise<void> | null
  keep: (operation: SaveOperation) => Promise<void>
  maySave: boolean
  isVisitor: boolean
  go: Go
}

/** What was done, once it is saved, with the way back; what it takes, or what went wrong. */
export function notifySaved({ title, there, saving, ...tap }: Tap): void {
  if (saving === null) {
    notifyAccessNeeded(tap.isVisitor, tap.go)
    return
  }
  const fail = () => void notifySaveRefused('', [title], tap.go)
  // Only who has access may save again.
  const back = there === undefined ? tap.unsave : tap.maySave && { kind: 'save' as const, ...there }
  toastWhenSaved(
    saving,
    {
      title: there === undefined ? `${title} is saved` : `${title} is no longer saved`,
      ...(!navigator.onLine && { description: untilOnline }),
      ...(back !== false && {
        action: { label: 'Undo', onAction: () => void tap.keep(back).catch(fail) },
      }),
    },
    fail,
  )
}

/** That several are saved no more, once that is stored; `back` is missing for who may not save again. */
export function notifyUnsaved(
  count: number,
  unsaving: Promise<void>,
  back: (() => Promise<void>) | undefined,
): void {
  const fail = () => toast({ title: notSaved, tone: 'error' })
  toastWhenSaved(
    unsaving,
    {
      title: count === 1 ? '1 recipe is no longer saved' : `${count} recipes are no longer saved`,
      ...(!navigator.onLine && { description: untilOnline }),
      ...(back && { action: { label: 'Undo', onAction: () => void back().catch(fail) } }),
    },
    fail,
  )
}

const untilOnline = 'On this device for now; it goes to your account when there is a network.'

/** Reports which recipes were not saved; `why` is the backend's code, see `refusalIn`. */
export async function notifySaveRefused(
  why: string,
  titles: readonly string[],
  go: Go,
): Promise<void> {
  if (why === 'feature_required') return notifyAccessNeeded(false, go, titles)
  const isFull = why === 'row_limit_reached'
  return toast({
    title: (await whyRefused(why, 'saved recipe')) ?? notSaved,
    description: `${namesOf(titles)} ${isFull ? 'not among them. Take some out to save more.' : 'as before.'}`,
    tone: 'error',
  })
}

/** Reports that the backend refused what was done to a collection; `why` is its code. */
export async function notifyCollectionRefused(why: string, name: string, go: Go): Promise<void> {
  const needsPlan = why === 'feature_required'
  const descriptions: Readonly<Record<string, string>> = {
    feature_required: `${name} was not made. Those that you have stay, and you can fill them.`,
    row_limit_reached: `${name} is as it was: there is room for 1,000 collections, and for 1,000 recipes in them.`,
  }
  toast({
    title: (await whyRefused(why, 'collection')) ?? notSaved,
    description: descriptions[why] ?? `${name} is as it was.`,
    ...(needsPlan ? { action: planAction(go) } : { tone: 'error' as const }),
  })
}
