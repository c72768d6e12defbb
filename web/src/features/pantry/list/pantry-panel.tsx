import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { rowLimits } from '#domain/limits.ts'
import { addToPantry } from '#domain/pantry/add-to-pantry.ts'
import { pantryItemOf, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { vocabularyQuery } from '#web/lib/catalogue.ts'
import { useIsHelper } from '#web/lib/kitchen-here.ts'
import { lazyCode } from '#web/lib/lazy-code.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { Beginnings } from './beginnings.tsx'
import { notifyNotSaved } from '../not-saved.ts'
import { PantryForm } from '../add/pantry-form.tsx'
import { useChangePantry, usePantry } from '../use-pantry.ts'

// What needs the vocabulary comes with it, and after the first paint.
const groups = lazyPiece(async () => (await import('../add/load-quick-add.ts')).loadQuickAdd())
const drawers = lazyPiece(async () => (await import('./pantry-drawers.tsx')).PantryDrawers)
const { code: toasts } = lazyCode(() => import('./adding-toasts.ts'))

/** What cannot be fetched is not said: the pantry shows how it stands. */
async function tell(say: (words: Awaited<ReturnType<typeof toasts>>) => void): Promise<void> {
  try {
    say(await toasts())
  } catch {
    // As above.
  }
}

interface PantryPanelProps {
  /** Null is a visitor. */
  owner: string | null
  /** False until it is known who is there, and so whose pantry it is. */
  isOwnerKnown: boolean
  /** The id of what comes behind it: a full pantry is two stops of the keyboard for each thing. */
  next: string
  /** Undefined while it is being loaded. */
  vocabulary: Vocabulary | undefined
  /** What is asked about it. */
  children?: ReactNode
}

/** The pantry with all that one can do to it. */
export function PantryPanel(props: PantryPanelProps) {
  const { owner, isOwnerKnown, next, vocabulary, children } = props
  const pantry = usePantry(owner)
  const change = useChangePantry(owner)
  const isCook = !useIsHelper(owner)
  const [now] = useState(() => new Date())
  const client = useQueryClient()
  // Tapped before the vocabulary had come: added as soon as it has.
  const [begunWith, setBegunWith] = useState<readonly IngredientId[]>([])
  const [failed, setFailed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { items } = pantry
  const isEmpty = isOwnerKnown && pantry.isSuccess && items.length === 0
  useEffect(() => {
    if (items.length > 0) groups.preload()
  }, [items.length])

  async function add(added: readonly PantryItem[], guesses: readonly PantryItem[] = []) {
    const fail = () => notifyNotSaved(owner)
    if (addToPantry(items, added).pantry.length > rowLimits.pantry_items) {
      return tell(({ toastPantryFull }) => toastPantryFull())
    }
    try {
      await change((before) => ({ put: addToPantry(before, added).changed, remove: [] }))
    } catch {
      return fail()
    }
    if (guesses.length > 0)
      await tell(({ toastGuesses }) => toastGuesses(guesses, items, change, fail))
  }

  async function begin(ingredient: IngredientId) {
    setBegunWith((before) => [...before, ingredient])
    try {
      const known = await client.ensureQueryData(vocabularyQuery)
      await add([pantryItemOf(ingredient, known, { id: crypto.randomUUID(), at: new Date() })])
    } catch {
      toast({ title: t('The ingredients could not be loaded. Please try again.'), tone: 'error' })
    }
    setBegunWith((before) => before.filter((each) => each !== ingredient))
  }

  const placeholder = <Skeleton className="h-11 md:h-24" />
  return (
    <div className="space-y-2.5 md:space-y-5">
      {isCook && (
        <PantryForm
          owner={owner}
          vocabulary={vocabulary}
          items={items}
          onBegin={groups.preload}
          onAdd={(added, guesses) => void add(added, guesses)}
        />
      )}
      {items.length > 0 && <SkipLink to={next}>{t('Skip to the recipes')}</SkipLink>}
      {pantry.isLoadingError && (
        <ErrorState
          title={t('Your pantry could not be loaded')}
          onRetry={() => void pantry.refetch()}
        />
      )}
      {(!isOwnerKnown || pantry.isLoading || (!isEmpty && vocabulary === undefined)) && placeholder}
      {isEmpty && isCook && (
        <Beginnings picked={begunWith} onPick={(ingredient) => void begin(ingredient)} />
      )}
      {failed && (
        <ErrorState title={t('Your pantry could not be shown')} onRetry={() => setFailed(false)} />
      )}
      {vocabulary !== undefined && items.length > 0 && !failed && (
        <groups.Piece
          owner={owner}
          items={items}
          vocabulary={vocabulary}
          now={now}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          placeholder={placeholder}
          onUnavailable={() => setFailed(true)}
        />
      )}
      {children}
      {pantry.isSuccess && (
        <div className={items.length > 0 && !isOpen ? 'max-md:hidden' : undefined}>
          <drawers.Piece
            owner={owner}
            items={items}
            vocabulary={vocabulary}
            onAdd={(added) => void add(added)}
            placeholder={<div className="h-30" />}
            // One can always type.
            onUnavailable={() => undefined}
          />
        </div>
      )}
    </div>
  )
}
