import { useEffect, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { isClosed } from '#domain/access.ts'
import type { Collection } from '#domain/collections/collection.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { AddSeveralDialog } from '#web/features/saved/collections/add-several-dialog.tsx'
import { TrashIcon } from '#web/ui/action-icons.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { BasketIcon, Glyph, HeartIcon } from '#web/ui/icons.tsx'
import { PlanGate } from '../../kitchen/plan-gate.tsx'
import { BulkBar, type BulkAction } from './bulk-bar.tsx'
import { PickGrid } from './pick-grid.tsx'
import type { Selectable } from './selectable.ts'
import { useBulk } from './use-bulk.ts'

export interface SavedSelectionProps {
  userId: string
  /** Every recipe of the list, and those that are shown of it. */
  all: readonly Selectable[]
  shown: readonly Selectable[]
  /** Whose recipes they are; null is all that was saved. */
  collection: Collection | null
  /** Selected from the start; null where one began by the button. */
  startWith: string | null
  onDone: () => void
}

const folder = (
  <Glyph size={22}>
    <path d="M20.5 11V8.5a2 2 0 0 0-2-2h-7L9.3 4.3H5.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H12m6-4.8v6m-3-3h6" />
  </Glyph>
)

/** The recipes of a list as one picks some out, and what can be done with these. Each deed ends it. */
export function SavedSelection(props: SavedSelectionProps) {
  const { userId, all, shown, collection, startWith, onDone } = props
  const { access } = useAuth()
  const bulk = useBulk(userId)
  const [ids, setIds] = useState<ReadonlySet<string>>(
    () => new Set(startWith === null ? [] : [startWith]),
  )
  const [dialog, setDialog] = useState<'collection' | 'unsave' | null>(null)
  useEscape(onDone)

  // Another device may have taken some away meanwhile.
  const picked = all.filter(({ id }) => ids.has(id))
  const pickedHere = shown.filter(({ id }) => ids.has(id)).length
  const areAllPicked = shown.length > 0 && pickedHere === shown.length

  function pick(changed: readonly string[], isPicked: boolean) {
    const next = new Set(ids)
    for (const id of changed) {
      if (isPicked) next.add(id)
      else next.delete(id)
    }
    setIds(next)
  }
  const andLeave = (act: () => void) => () => {
    act()
    onDone()
  }

  const unsave = andLeave(() => bulk.unsave(picked))
  const takeAway: BulkAction =
    collection === null
      ? {
          label: t('Unsave'),
          icon: <HeartIcon size={22} />,
          onAct: () => (bulk.maySave ? unsave() : setDialog('unsave')),
        }
      : {
          label: t('Take out'),
          icon: <TrashIcon size={22} />,
          onAct: andLeave(() => bulk.takeOut(collection, picked)),
        }
  return (
    <>
      <PickGrid
        recipes={shown}
        picked={ids}
        startWith={startWith}
        onPick={(id, isPicked) => pick([id], isPicked)}
      />
      <BulkBar
        count={picked.length}
        hidden={picked.length - pickedHere}
        areAllPicked={areAllPicked}
        total={shown.length}
        onAll={() =>
          pick(
            shown.map(({ id }) => id),
            !areAllPicked,
          )
        }
        actions={[
          { label: t('Add to collection'), icon: folder, onAct: () => setDialog('collection') },
          {
            label: t('Shopping list'),
            icon: <BasketIcon size={22} />,
            onAct: andLeave(() => bulk.shopFor(picked)),
          },
          takeAway,
        ]}
        onDone={onDone}
      />
      {dialog === 'collection' && (
        <AddSeveralDialog
          userId={userId}
          count={picked.length}
          from={collection?.id ?? null}
          gate={
            isClosed('unlimited_collections', access) ? (
              <PlanGate feature="unlimited_collections" />
            ) : null
          }
          onChoose={(chosen) => andLeave(() => bulk.putInto(chosen, picked))()}
          onCreate={(name) => andLeave(() => bulk.putIntoNew(name, picked))()}
          onClose={() => setDialog(null)}
        />
      )}
      <ConfirmDialog
        open={dialog === 'unsave'}
        onOpenChange={() => setDialog(null)}
        title={t('Unsave these recipes?')}
        confirmLabel={t('Unsave')}
        pendingLabel={t('Unsaving...')}
        pending={false}
        onConfirm={unsave}
        tone="danger"
      >
        {t('Without a plan they cannot be saved again.')}
      </ConfirmDialog>
    </>
  )
}

/** Escape leaves, but where it empties a field; a dialog keeps it for itself. */
function useEscape(onEscape: () => void) {
  useEffect(() => {
    function onKeyDown({ key, target, defaultPrevented }: KeyboardEvent) {
      const isSearching =
        target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
      if (key === 'Escape' && !defaultPrevented && !isSearching) onEscape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onEscape])
}
