import { useState } from 'react'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { Button } from '#web/ui/button.tsx'
import { CorrectItemDialog } from './correct-item-dialog.tsx'
import { EditItemDialog } from './edit-item-dialog.tsx'
import { PantryList } from './pantry-list.tsx'
import { usePantryCare } from './use-pantry-care.ts'

export interface PantryShelvesProps {
  /** Null is a visitor. */
  owner: string | null
  items: readonly PantryItem[]
  vocabulary: Vocabulary
  now: Date
  /** Puts a thing on the shopping list; undefined where there is none. */
  onBuy: ((item: PantryItem) => void) | undefined
}

/** What is at home, with all that one can do to it; each change can be undone. */
export function PantryShelves({ owner, items, vocabulary, now, onBuy }: PantryShelvesProps) {
  const care = usePantryCare(owner, onBuy)
  const [editing, setEditing] = useState<PantryItem | null>(null)
  const [correcting, setCorrecting] = useState<PantryItem | null>(null)
  return (
    <>
      <PantryList
        items={items}
        vocabulary={vocabulary}
        now={now}
        onStatus={care.setStatus}
        onStillGood={care.confirmGood}
        onEdit={setEditing}
        onCorrect={setCorrecting}
        onRemove={care.remove}
        onBuy={onBuy}
      />
      <output aria-live="polite" className="sr-only">
        {care.said}
      </output>
      {items.length > 1 && (
        <Button variant="quiet" size="sm" className="-ml-3.5" onClick={() => care.clear(items)}>
          Empty the pantry
        </Button>
      )}
      {editing !== null && (
        <EditItemDialog
          key={editing.id}
          item={editing}
          vocabulary={vocabulary}
          now={now}
          onClose={() => setEditing(null)}
          onSave={(edited) => care.edit(editing, edited)}
        />
      )}
      {correcting !== null && (
        <CorrectItemDialog
          key={correcting.id}
          owner={owner}
          item={correcting}
          pantry={items}
          vocabulary={vocabulary}
          onClose={() => setCorrecting(null)}
        />
      )}
    </>
  )
}
