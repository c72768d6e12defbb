import { useRef, useState } from 'react'
import type { PantryItem, PantryStatus } from '#domain/pantry/pantry-item.ts'
import { withStatus } from '#domain/pantry/status.ts'
import { toast } from '#web/ui/toast.ts'
import { sayNotKept } from './not-kept.ts'
import { statusWords } from './pantry-chip.tsx'
import { usePantryActions } from './use-pantry.ts'

/** Who taps past the status that was meant is back where they began, if it is within this time. */
const roundMilliseconds = 15_000

/** What the screen does with a person's things: each change at once, with the way back. */
export function usePantryCare(owner: string | null) {
  const actions = usePantryActions(owner)
  const [said, setSaid] = useState('')
  const rounds = useRef(new Map<string, { item: PantryItem; at: number }>())
  const kept = (change: Promise<void>) => void change.catch(() => sayNotKept(owner))

  function setStatus(item: PantryItem, status: PantryStatus) {
    const now = new Date()
    const round = rounds.current.get(item.id)
    const isRound = round !== undefined && now.getTime() - round.at < roundMilliseconds
    if (item.status === 'have') rounds.current.set(item.id, { item, at: now.getTime() })
    const changed = status === 'have' && isRound ? round.item : withStatus(item, status, now)
    kept(actions.change([changed]))
    setSaid(`${item.name}: ${statusWords[status]}`)
  }

  function edit(before: PantryItem, after: PantryItem, title = `${after.name} changed`) {
    kept(actions.change([after]))
    const onAction = () => kept(actions.change([before]))
    toast({ title, action: { label: 'Undo', onAction } })
  }

  return {
    /** What a screen reader is to be told. */
    said,
    setStatus,
    edit,
    /** Its days count from now on. */
    confirmGood(item: PantryItem) {
      edit(item, { ...item, stockedAt: new Date() }, `${item.name} is still good`)
    },
    remove(item: PantryItem) {
      kept(actions.remove(item))
      const onAction = () => kept(actions.restore([item]))
      toast({ title: `${item.name} removed`, action: { label: 'Undo', onAction } })
    },
    clear(before: readonly PantryItem[]) {
      kept(actions.clear())
      const onAction = () => kept(actions.restore(before))
      toast({ title: 'Pantry emptied', action: { label: 'Undo', onAction } })
    },
  }
}
