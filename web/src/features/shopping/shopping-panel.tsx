import { useState, type FormEvent } from 'react'
import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import { readPantryText } from '#domain/ingredients/pantry-text.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { pantryItemFrom } from '#domain/pantry/pantry-item.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BasketIcon, CheckIcon, TrashIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useShoppingActions, useShoppingList, type ShoppingItem } from './shopping-list.ts'

interface ShoppingPanelProps {
  userId: string
  /** Undefined while it is being loaded. */
  vocabulary: Vocabulary | undefined
}

/** What to buy: typed as it comes, ticked off, undone. */
export function ShoppingPanel({ userId, vocabulary }: ShoppingPanelProps) {
  const list = useShoppingList(userId)
  const actions = useShoppingActions(userId)
  const [emptying, setEmptying] = useState(false)

  function remove(item: ShoppingItem) {
    actions.remove(item).catch(notKept)
    const onAction = () => void actions.add([item]).catch(notKept)
    toast({ title: `${item.name} is off the list`, action: { label: 'Undo', onAction } })
  }

  function empty() {
    const before = list.items
    setEmptying(false)
    actions.clear().catch(notKept)
    const onAction = () => void actions.add(before).catch(notKept)
    toast({ title: 'The list is empty', action: { label: 'Undo', onAction } })
  }

  if (list.isError) {
    return <ErrorState title="Your list could not be loaded" onRetry={() => void list.refetch()} />
  }
  return (
    <div className="max-w-2xl space-y-6">
      <ShoppingForm
        vocabulary={vocabulary}
        onAdd={(items) => void actions.add(items).catch(notKept)}
      />
      {list.isPending && <Skeleton className="h-40" />}
      {list.isSuccess && list.items.length === 0 && (
        <EmptyState title="Nothing to buy" picture={<BasketIcon size={32} />}>
          Type what you need, as it comes: “milk, 6 eggs, parsley”.
        </EmptyState>
      )}
      {list.items.length > 0 && (
        <>
          <ul
            aria-label="To buy"
            className="divide-y divide-line rounded-card border border-line bg-card"
          >
            {list.items.map((item) => (
              <li key={item.id} className="flex items-center gap-2 py-1.5 pr-2 pl-4.5">
                <span className="min-w-0 flex-1 break-words">
                  <b className="font-semibold">{item.name}</b>{' '}
                  <span className="text-soft">{amountOf(item)}</span>
                </span>
                <IconButton
                  label={`Take ${item.name} off the list`}
                  icon={<CheckIcon />}
                  onClick={() => remove(item)}
                />
              </li>
            ))}
          </ul>
          <Button variant="quiet" size="sm" onClick={() => setEmptying(true)}>
            <TrashIcon size={18} /> Empty the list
          </Button>
        </>
      )}
      <ConfirmDialog
        open={emptying}
        onOpenChange={setEmptying}
        title="Empty the list?"
        confirmLabel="Empty the list"
        pendingLabel="Emptying..."
        pending={false}
        onConfirm={empty}
        tone="danger"
      >
        All {list.items.length} things come off the list. You can undo it right after.
      </ConfirmDialog>
    </div>
  )
}

function notKept() {
  toast({ title: 'That could not be saved. Your list is as it was.', tone: 'error' })
}

/** An unstated amount is stored as an empty text. */
function amountOf({ amount, unit }: ShoppingItem): string {
  const quantity = Number(amount)
  return amount === '' || !(quantity > 0) ? amount : formatAmount(quantity, unit)
}

interface ShoppingFormProps {
  vocabulary: Vocabulary | undefined
  onAdd: (items: ShoppingItem[]) => void
}

function ShoppingForm({ vocabulary, onAdd }: ShoppingFormProps) {
  const [text, setText] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (vocabulary === undefined || text.trim() === '') return
    const items = readPantryText(text, vocabulary).map((line) => {
      const made = { id: crypto.randomUUID(), at: new Date() }
      const { id, name, quantity, unit } = pantryItemFrom(line, vocabulary, made)
      return { id, name, category: 'Shopping List', amount: String(quantity ?? ''), unit }
    })
    onAdd(items)
    setText('')
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <TextField
        label="What do you need?"
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={4000}
        className="flex-1"
      />
      <Button type="submit" className="h-12">
        Add
      </Button>
    </form>
  )
}
