import { t } from '#domain/texts/t.ts'
import { categoryName } from '#domain/ingredients/category-name.ts'
import { aislesInOrder, movedAisle } from '#domain/shopping/aisles.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface AislesDialogProps {
  ownAisles: readonly string[]
  onClose: () => void
  onOrder: (aisles: readonly string[]) => void
}

/** The order in which this person walks through the shop; each step is saved at once. */
export function AislesDialog({ ownAisles, onClose, onOrder }: AislesDialogProps) {
  const order = aislesInOrder(ownAisles)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('Order of aisles')}
      description={t('As you walk through your shop. Your lists follow it.')}
      footer={<Button onClick={onClose}>{t('Done')}</Button>}
    >
      <ol className="divide-y divide-line">
        {order.map((name, index) => (
          <li key={name} className="flex items-center gap-1 py-0.5">
            <span className="min-w-0 flex-1">{categoryName(name)}</span>
            <IconButton
              label={t('{aisle} earlier', { aisle: categoryName(name) })}
              icon={<ChevronDownIcon className="rotate-180" />}
              disabled={index === 0}
              onClick={() => onOrder(movedAisle(ownAisles, name, -1))}
            />
            <IconButton
              label={t('{aisle} later', { aisle: categoryName(name) })}
              icon={<ChevronDownIcon />}
              disabled={index === order.length - 1}
              onClick={() => onOrder(movedAisle(ownAisles, name, 1))}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
