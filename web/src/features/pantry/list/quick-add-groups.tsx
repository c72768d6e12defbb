import { useId, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { useIsHelper } from '#web/lib/kitchen-here.ts'
import { Button } from '#web/ui/button.tsx'
import { CorrectItemDialog } from '../corrections/correct-item-dialog.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { ItemFacts } from './item-facts.tsx'
import { PantryList } from './pantry-list.tsx'
import { PantryRow } from './pantry-row.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import { usePantryCare } from './use-pantry-care.ts'

export interface QuickAddGroupsProps {
  /** Null is a visitor. */
  owner: string | null
  items: readonly PantryItem[]
  vocabulary: Vocabulary
  now: Date
  /** Of a narrow screen, where the pantry is a row until it is opened. */
  isOpen: boolean
  onToggle: () => void
}

/** What is at home, with all that one can do to it; each change can be undone. A helper looks at it. */
export function QuickAddGroups(props: QuickAddGroupsProps) {
  const { owner, items, vocabulary, now, isOpen, onToggle } = props
  const id = useId()
  const care = usePantryCare(owner)
  const isHelper = useIsHelper(owner)
  const { list, onRemove } = useFocusAfterRemoval(items.length)
  const [open, setOpen] = useState<PantryItem | null>(null)
  const [correcting, setCorrecting] = useState<PantryItem | null>(null)
  return (
    <>
      <PantryRow
        items={items}
        vocabulary={vocabulary}
        now={now}
        isOpen={isOpen}
        controls={id}
        onToggle={onToggle}
      />
      <div ref={list} id={id} className={isOpen ? 'space-y-5' : 'space-y-5 max-md:hidden'}>
        <PantryList items={items} vocabulary={vocabulary} now={now} onOpen={setOpen} />
        {items.length > 1 && !isHelper && (
          <Button variant="quiet" size="sm" className="-ms-3.5" onClick={() => care.clear(items)}>
            {t('Empty the pantry')}
          </Button>
        )}
      </div>
      {open !== null && isHelper && (
        <ItemFacts item={open} vocabulary={vocabulary} now={now} onClose={() => setOpen(null)} />
      )}
      {open !== null && !isHelper && (
        <ItemDialog
          key={open.id}
          item={open}
          vocabulary={vocabulary}
          now={now}
          onClose={() => setOpen(null)}
          onSave={(changed) => care.edit(open, changed)}
          onStillGood={() => care.confirmGood(open)}
          onCorrect={() => setCorrecting(open)}
          onRemove={() => {
            onRemove(open.id)
            care.remove(open)
          }}
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
