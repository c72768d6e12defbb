import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { byAisle } from '#domain/shopping/aisles.ts'
import { listAsText } from '#domain/shopping/in-words.ts'
import type { ShoppingLine } from '#domain/shopping/merged-lines.ts'
import type { ShoppingList } from '#domain/shopping/shopping-item.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ShareIcon, TrashIcon } from '#web/ui/action-icons.tsx'
import { notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { shareText } from '#web/ui/share-text.ts'
import { AislesDialog } from './aisles-dialog.tsx'
import { ListNameDialog } from './list-name-piece.ts'

interface ListMenuProps {
  list: ShoppingList | undefined
  lines: readonly ShoppingLine[]
  ownAisles: readonly string[]
  /** Things on this list, those in the basket too. */
  count: number
  /** A helper shares it and prints it. */
  isHelper: boolean
  onOrder: (aisles: readonly string[]) => void
  onRename: (name: string) => void
  onEmpty: () => void
  onRemoveList: () => void
}

/** What one does with a list as a whole. */
export function ListMenu(props: ListMenuProps) {
  const { list, lines, ownAisles, count, isHelper } = props
  const [open, setOpen] = useState<'empty' | 'remove' | 'rename' | 'aisles' | null>(null)
  const close = () => setOpen(null)
  const title = list?.name ?? t('Shopping list')
  const items = [
    ...(lines.length === 0
      ? []
      : [{ key: 'print', label: t('Print the list'), onSelect: () => window.print() }]),
    ...(isHelper
      ? []
      : [{ key: 'aisles', label: t('Order of aisles'), onSelect: () => setOpen('aisles') }]),
    ...(list === undefined || list.isDefault || isHelper
      ? []
      : [
          { key: 'rename', label: t('Rename this list'), onSelect: () => setOpen('rename') },
          {
            key: 'remove',
            label: t('Delete this list'),
            danger: true,
            onSelect: () => setOpen('remove'),
          },
        ]),
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2 print:hidden">
      {lines.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() =>
            void shareText(
              title,
              listAsText(title, byAisle(lines, ownAisles)),
              t('The list is copied. Paste it wherever you like.'),
            )
          }
        >
          <ShareIcon size={18} /> {t('Share')}
        </Button>
      )}
      {count > 0 && !isHelper && (
        <Button variant="quiet" size="sm" onClick={() => setOpen('empty')}>
          <TrashIcon size={18} /> {t('Empty the list')}
        </Button>
      )}
      {items.length > 0 && (
        <Menu label={t('More for this list')} items={items} className={buttonStyle('quiet', 'sm')}>
          {t('More')}
        </Menu>
      )}
      {isHelper && (
        <p className="text-sm text-soft">
          {t('You help in this kitchen: its cooks take things off the list.')}
        </p>
      )}
      <ConfirmDialog
        open={open === 'empty'}
        onOpenChange={close}
        title={t('Empty the list?')}
        confirmLabel={t('Empty the list')}
        pendingLabel={t('Emptying...')}
        pending={false}
        tone="danger"
        onConfirm={() => {
          close()
          props.onEmpty()
        }}
      >
        {t(
          '{count, plural, one {One thing comes} other {All # things come}} off the list. You can undo it right after.',
          { count },
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={close}
        title={t('Delete “{title}”?', { title })}
        confirmLabel={t('Delete the list')}
        pendingLabel={t('Deleting...')}
        pending={false}
        tone="danger"
        onConfirm={() => {
          close()
          props.onRemoveList()
        }}
      >
        {t(
          'The list goes, with {count, plural, one {one thing} other {# things}} on it. You can undo it right after.',
          { count },
        )}
      </ConfirmDialog>
      {open === 'rename' && (
        <ListNameDialog
          title={t('Rename this list')}
          confirmLabel={t('Rename')}
          name={title}
          onClose={close}
          onName={props.onRename}
          onUnavailable={() => {
            close()
            notifyUnavailable()
          }}
        />
      )}
      {open === 'aisles' && (
        <AislesDialog ownAisles={ownAisles} onClose={close} onOrder={props.onOrder} />
      )}
    </div>
  )
}
