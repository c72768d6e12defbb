import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatNumber } from '#domain/format-number.ts'
import { ingredientName } from '#domain/ingredients/names.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { rowLimits } from '#domain/limits.ts'
import { addToPantry } from '#domain/pantry/add-to-pantry.ts'
import { pantryItemOf, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { vocabularyQuery } from '#web/lib/catalogue.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { Beginnings } from './beginnings.tsx'
import { notifyNotSaved } from '../not-saved.ts'
import { PantryDrawer } from './pantry-drawer.tsx'
import { PantryForm } from '../add/pantry-form.tsx'
import { usePantry, usePantryActions } from '../use-pantry.ts'
import { useStaples } from '../staples/use-staples.ts'

// What needs the vocabulary comes with it, and after the first paint.
const groups = lazyPiece(async () => (await import('../add/load-quick-add.ts')).loadQuickAdd())
const quickAdd = lazyPiece(async () => (await import('../add/quick-add.tsx')).QuickAdd)
const staplesEditor = lazyPiece(
  async () => (await import('../staples/staples-editor.tsx')).StaplesEditor,
)

interface PantryPanelProps {
  /** Null is a visitor. */
  owner: string | null
  /** False until it is known who is there, and so whose pantry it is. */
  isOwnerKnown: boolean
  /** Undefined while it is being loaded. */
  vocabulary: Vocabulary | undefined
}

/** The pantry with all that one can do to it. */
export function PantryPanel({ owner, isOwnerKnown, vocabulary }: PantryPanelProps) {
  const pantry = usePantry(owner)
  const actions = usePantryActions(owner)
  const { staples, isPending: isWaitingForStaples } = useStaples(owner)
  const [now] = useState(() => new Date())
  const client = useQueryClient()
  // Tapped before the vocabulary had come: added as soon as it has.
  const [begunWith, setBegunWith] = useState<readonly IngredientId[]>([])
  const [failed, setFailed] = useState(false)
  const { items } = pantry
  const isEmpty = isOwnerKnown && pantry.isSuccess && items.length === 0
  useEffect(() => {
    if (items.length > 0) groups.preload()
  }, [items.length])

  function add(added: readonly PantryItem[]) {
    if (addToPantry(items, added).pantry.length > rowLimits.pantry_items) {
      toast({
        title: `A pantry holds ${formatNumber(rowLimits.pantry_items)} things`,
        description: 'Remove some that you no longer have.',
        tone: 'error',
      })
      return
    }
    actions.add(added).catch(() => notifyNotSaved(owner))
  }

  async function begin(ingredient: IngredientId) {
    setBegunWith((before) => [...before, ingredient])
    try {
      const known = await client.ensureQueryData(vocabularyQuery)
      add([pantryItemOf(ingredient, known, { id: crypto.randomUUID(), at: new Date() })])
    } catch {
      toast({ title: 'The ingredients could not be loaded. Please try again.', tone: 'error' })
    }
    setBegunWith((before) => before.filter((each) => each !== ingredient))
  }

  const placeholder = <Skeleton className="h-24" />
  const stapleNames = staples.map((id) => ingredientName(id, vocabulary)).join(', ')
  return (
    <div className="space-y-5">
      <PantryForm
        owner={owner}
        vocabulary={vocabulary}
        items={items}
        onBegin={groups.preload}
        onAdd={add}
      />
      {pantry.isLoadingError && (
        <ErrorState title="Your pantry could not be loaded" onRetry={() => void pantry.refetch()} />
      )}
      {(!isOwnerKnown || pantry.isLoading || (!isEmpty && vocabulary === undefined)) && placeholder}
      {isEmpty && <Beginnings picked={begunWith} onPick={(ingredient) => void begin(ingredient)} />}
      {failed && (
        <ErrorState title="Your pantry could not be shown" onRetry={() => setFailed(false)} />
      )}
      {vocabulary !== undefined && items.length > 0 && !failed && (
        <groups.Piece
          owner={owner}
          items={items}
          vocabulary={vocabulary}
          now={now}
          placeholder={placeholder}
          onUnavailable={() => setFailed(true)}
        />
      )}
      {pantry.isSuccess && (
        <div className="space-y-3">
          <PantryDrawer title="Add by shelf" action="Open" onHint={quickAdd.preload}>
            {vocabulary === undefined ? (
              placeholder
            ) : (
              <quickAdd.Piece
                owner={owner}
                items={items}
                vocabulary={vocabulary}
                onAdd={add}
                placeholder={placeholder}
                onUnavailable={notifyUnavailable}
              />
            )}
          </PantryDrawer>
          <PantryDrawer
            title={
              <>
                Always at home:{' '}
                <span className="font-normal text-soft">
                  {isWaitingForStaples ? '…' : stapleNames || 'nothing'}
                </span>
              </>
            }
            action="Change"
            onHint={staplesEditor.preload}
          >
            {vocabulary === undefined ? (
              placeholder
            ) : (
              <staplesEditor.Piece
                owner={owner}
                vocabulary={vocabulary}
                placeholder={placeholder}
                onUnavailable={notifyUnavailable}
              />
            )}
          </PantryDrawer>
        </div>
      )}
    </div>
  )
}
