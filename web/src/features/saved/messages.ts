import { t } from '#domain/texts/t.ts'
import type { SavedRecipe, SaveOperation } from '#domain/collections/saved-recipes.ts'
import { isForEveryone } from '#web/lib/installation.ts'
import { wayToPlan } from '#web/lib/plan-way.ts'
import { paths } from '#web/lib/paths.ts'
import { whyRefused } from '#web/lib/refusals/why-not.ts'
import { toast, toastWhenSaved } from '#web/ui/toast.ts'

const notSaved = t('That could not be saved. Please try again.')

type Go = (path: string) => void

/** To who may not save: an account, or the plan. `titles` are those that were not saved. */
function notifyAccessNeeded(isVisitor: boolean, go: Go, titles: readonly string[] = []): void {
  if (isVisitor) {
    const onAction = () => go(paths.login)
    toast({ title: t('Sign in to save recipes'), action: { label: t('Sign In'), onAction } })
    return
  }
  const stays = t('What you saved stays, and you can put recipes into your collections.')
  toast({
    title: isForEveryone()
      ? t('Saving recipes is open to everyone with an account')
      : t('Saving recipes is part of the plan'),
    description: titles.length === 0 ? stays : `${notSavedInWords(titles)} ${stays}`,
    action: planAction(go),
  })
}

function planAction(go: Go) {
  const { to, label } = wayToPlan(t('View plans'))
  return { label, onAction: () => go(to) }
}

/** The first by its name, and how many more. */
const countedOf = ([first = t('A recipe'), ...others]: readonly string[]) => ({
  first,
  more: others.length,
})

/** "“Leek soup” and 2 more are not saved." */
function notSavedInWords(titles: readonly string[]): string {
  const { first, more } = countedOf(titles)
  return t(
    '{more, plural, =0 {“{first}” is not saved.} other {“{first}” and # more are not saved.}}',
    { more, first },
  )
}

function refusedInWords(titles: readonly string[], isFull: boolean): string {
  const { first, more } = countedOf(titles)
  return isFull
    ? t(
        '{more, plural, =0 {“{first}” is not among them. Take some out to save more.} other {“{first}” and # more are not among them. Take some out to save more.}}',
        { more, first },
      )
    : t(
        '{more, plural, =0 {“{first}” is as before.} other {“{first}” and # more are as before.}}',
        {
          more,
          first,
        },
      )
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
      title:
        there === undefined
          ? t('{title} is saved', { title })
          : t('{title} is no longer saved', { title }),
      ...(!navigator.onLine && { description: untilOnline }),
      ...(back !== false && {
        action: { label: t('Undo'), onAction: () => void tap.keep(back).catch(fail) },
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
      title: t(
        '{count, plural, one {# recipe is no longer saved} other {# recipes are no longer saved}}',
        { count },
      ),
      ...(!navigator.onLine && { description: untilOnline }),
      ...(back && { action: { label: t('Undo'), onAction: () => void back().catch(fail) } }),
    },
    fail,
  )
}

const untilOnline = t('On this device for now; it goes to your account when there is a network.')

/** Reports which recipes were not saved; `why` is the backend's code, see `refusalIn`. */
export async function notifySaveRefused(
  why: string,
  titles: readonly string[],
  go: Go,
): Promise<void> {
  if (why === 'feature_required') return notifyAccessNeeded(false, go, titles)
  return toast({
    title: (await whyRefused(why, /* not shown */ 'saved recipe')) ?? notSaved,
    description: refusedInWords(titles, why === 'row_limit_reached'),
    tone: 'error',
  })
}

/** Reports that the backend refused what was done to a collection; `why` is its code, `name` null where it is not known. */
export async function notifyCollectionRefused(
  why: string,
  name: string | null,
  go: Go,
): Promise<void> {
  const needsPlan = why === 'feature_required'
  const [known, title] = [isKnown(name), name ?? '']
  const descriptions: Readonly<Record<string, string>> = {
    feature_required: t(
      '{known, select, no {A collection} other {“{name}”}} was not made. Those that you have stay, and you can fill them.',
      { known, name: title },
    ),
    row_limit_reached: t(
      '{known, select, no {A collection} other {“{name}”}} is as it was: there is room for 1,000 collections, and for 1,000 recipes in them.',
      { known, name: title },
    ),
  }
  toast({
    title: (await whyRefused(why, 'collection')) ?? notSaved,
    description: descriptions[why] ?? asItWas(name),
    ...(needsPlan ? { action: planAction(go) } : { tone: 'error' as const }),
  })
}

/** "“Winter” is as it was." */
export function asItWas(name: string | null): string {
  const known = isKnown(name)
  return t('{known, select, no {A collection} other {“{name}”}} is as it was.', {
    known,
    name: name ?? '',
  })
}

/** As a text asks for it. */
export const isKnown = (name: string | null): 'yes' | 'no' => (name === null ? 'no' : 'yes')
