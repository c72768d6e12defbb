import { useState, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { ShoppingList } from '#domain/shopping/shopping-item.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LockIcon, PlusIcon } from '#web/ui/action-icons.tsx'
import { notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { ListNameDialog, preloadListNameDialog } from './list-name-piece.ts'

interface ListChooserProps {
  lists: readonly ShoppingList[]
  /** The one that is shown. */
  listId: string | null
  /** Whether the plan opens more than one list. */
  canMakeLists: boolean
  /** A helper chooses among the lists that there are. */
  isHelper: boolean
  /** Leads to the plans. */
  plansLink: ReactNode
  onChoose: (id: string) => void
  onMake: (name: string) => void
}

/** The lists of a person beside each other, and one more. */
export function ListChooser(props: ListChooserProps) {
  const { lists, listId, canMakeLists, isHelper, plansLink, onChoose, onMake } = props
  const [isNaming, setNaming] = useState(false)
  if (isHelper && lists.length < 2) return null
  return (
    <div role="group" aria-label={t('Lists')} className="flex flex-wrap gap-2 print:hidden">
      {lists.length > 1 &&
        lists.map(({ id, name }) => (
          <Chip
            key={id}
            selected={id === listId}
            onClick={() => onChoose(id)}
            className="max-w-full"
          >
            {name}
          </Chip>
        ))}
      {!isHelper && (
        <Button
          variant="quiet"
          size="sm"
          onPointerEnter={preloadListNameDialog}
          onFocus={preloadListNameDialog}
          onClick={() => setNaming(true)}
        >
          {canMakeLists ? <PlusIcon size={18} /> : <LockIcon size={18} />} {t('New list')}
        </Button>
      )}
      {isNaming && canMakeLists && (
        <ListNameDialog
          title={t('New list')}
          confirmLabel={t('Make the list')}
          onClose={() => setNaming(false)}
          onName={onMake}
          onUnavailable={() => {
            setNaming(false)
            notifyUnavailable()
          }}
        />
      )}
      {!canMakeLists && (
        <Dialog
          open={isNaming}
          onOpenChange={setNaming}
          title={t('One list is yours for good')}
          description={t(
            'More lists, for a party or the hardware store, are part of the plan. Those that you have already stay yours to use.',
          )}
          footer={
            <>
              <Button variant="secondary" onClick={() => setNaming(false)}>
                {t('Not now')}
              </Button>
              {plansLink}
            </>
          }
        />
      )}
    </div>
  )
}
