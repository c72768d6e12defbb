import { useRef, useState } from 'react'
import type { PantryItem, PantryStatus } from '#domain/pantry/pantry-item.ts'
import { withStatus } from '#domain/pantry/status.ts'
import { toastWhenSaved } from '#web/ui/toast.ts'
import { notifyNotSaved } from '../not-saved.ts'
import { statusWords } from './pantry-chip.tsx'
import { usePantryActions } from '../use-pantry.ts'

/** Who taps past the status that was meant is back where they began, if it is within this time. */
const roundMilliseconds = 15_000

/** What the screen does with a person's things: each shown at once, announced when it is saved, with the way back. */
export function usePantryCare(owner: string | null) {
  const actions = usePantryActions(owner)
  const [announcement, setAnnouncement] = useState('')
  const rounds = useRef(new Map<string, { item: PantryItem; at: number }>())
  const fail = () => notifyNotSaved(owner)
  const announce = (change: Promise<void>, title: string, undo: () => Promise<void>) => {
    const onAction = () => void undo().catch(fail)
    toastWhenSaved(change, { title, action: { label: 'Undo', onAction } }, fail)
  }

  function setStatus(item: PantryItem, status: PantryStatus) {
    const now = new Date()
    const round = rounds.current.get(item.id)
    const isRound = round !== undefined && now.getTime() - round.at < roundMilliseconds
    if (item.status === 'have') rounds.current.set(item.id, { item, at: now.getTime() })
    const changed = status === 'have' && isRound ? round.item : withStatus(item, status, now)
    actions
      .change([changed])
      .then(() => setAnnouncement(`${item.name}: ${statusWords[status]}`), fail)
  }

  function edit(before: PantryItem, after: PantryItem, title = `${after.name} changed`) {
    announce(actions.change([after]), title, () => actions.change([before]))
  }

  return {
    /** The text that a screen reader announces. */
    announcement,
    setStatus,
    edit,
    /** Its days count from now on. */
    confirmGood(item: PantryItem) {
      edit(item, { ...item, stockedAt: new Date() }, `${item.name} is still good`)
    },
    remove(item: PantryItem) {
      announce(actions.remove(item), `${item.name} removed`, () => actions.restore([item]))
    },
    clear(before: readonly PantryItem[]) {
      announce(actions.clear(), 'Pantry emptied', () => actions.restore(before))
    },
  }
}
