import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { categoryName } from '#domain/ingredients/category-name.ts'
import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import { textLimits } from '#domain/limits.ts'
import { readTypedAmount } from '#domain/pantry/typed-amount.ts'
import { aislesInOrder } from '#domain/shopping/aisles.ts'
import type { ShoppingLine } from '#domain/shopping/merged-lines.ts'
import { amountInNumbers } from '#domain/shopping/records.ts'
import type { ShoppingItem, ShoppingList } from '#domain/shopping/shopping-item.ts'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MinusIcon, PlusIcon } from '#web/ui/action-icons.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Choice } from '#web/ui/choice.tsx'

interface LineDialogProps {
  line: ShoppingLine
  lists: readonly ShoppingList[]
  ownAisles: readonly string[]
  onClose: () => void
  onStep: (item: ShoppingItem, by: number) => void
  onSave: (change: LineChange) => void
  /** Absent for a helper, who takes nothing off a list. */
  onRemove?: () => void
}

/** What was changed of a line; what is left out stays. */
export interface LineChange {
  amounts: readonly { id: string; amount: string; unit: string }[]
  aisle?: string
  list?: string
}

function shownAmount({ amount, unit }: ShoppingItem): string {
  const number = amountInNumbers(amount)
  return number === null || number <= 0 ? amount : formatAmount(number, unit)
}

/** All that can be said of one line: how much for what, in which aisle, on which list. */
export function LineDialog(props: LineDialogProps) {
  const { line, lists, ownAisles, onClose, onStep, onSave, onRemove } = props
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  const [aisle, setAisle] = useState(line.aisle)
  const [list, setList] = useState(line.parts[0]?.listId ?? '')

  function save() {
    const amounts = line.parts.flatMap((part) => {
      const draft = drafts[part.id]
      if (draft === undefined || draft === shownAmount(part)) return []
      // What is no number ("a few") is an amount too.
      const read = readTypedAmount(draft)
      const amount =
        read === undefined ? draft.trim().slice(0, textLimits.amount) : String(read.quantity ?? '')
      return { id: part.id, amount, unit: read?.unit ?? part.unit }
    })
    onSave({
      amounts,
      ...(aisle !== line.aisle && { aisle }),
      ...(list !== line.parts[0]?.listId && { list }),
    })
    onClose()
  }

  function step(part: ShoppingItem, by: number) {
    setDrafts((before) =>
      Object.fromEntries(Object.entries(before).filter(([id]) => id !== part.id)),
    )
    onStep(part, by)
  }

  return (
    <FormDialog
      title={line.name}
      onSave={save}
      onClose={onClose}
      aside={
        onRemove !== undefined && (
          <Button
            variant="quiet"
            size="sm"
            className="mt-4 -mb-2 -ms-3.5 text-danger!"
            onClick={() => {
              onClose()
              onRemove()
            }}
          >
            {t('Take it off the list')}
          </Button>
        )
      }
    >
      {line.parts.map((part) => {
        const number = amountInNumbers(part.amount)
        const label = part.source ?? t('How much?')
        return (
          <div key={part.id} className="flex items-end gap-1">
            <TextField
              label={label}
              value={drafts[part.id] ?? shownAmount(part)}
              onChange={(event) => setDrafts({ ...drafts, [part.id]: event.target.value })}
              autoComplete="off"
              maxLength={textLimits.amount}
              className="min-w-0 flex-1"
            />
            <IconButton
              label={t('One less ({what})', { what: label })}
              icon={<MinusIcon />}
              disabled={number === null || number <= 1}
              onClick={() => step(part, -1)}
            />
            <IconButton
              label={t('One more ({what})', { what: label })}
              icon={<PlusIcon />}
              disabled={number === null}
              onClick={() => step(part, 1)}
            />
          </div>
        )
      })}
      <Choice
        label={t('Aisle')}
        options={aislesInOrder(ownAisles).map((name) => ({
          value: name,
          label: categoryName(name),
        }))}
        value={aisle}
        onChange={setAisle}
      />
      {lists.length > 1 && (
        <Choice
          label={t('List')}
          options={lists.map(({ id, name }) => ({ value: id, label: name }))}
          value={list}
          onChange={setList}
        />
      )}
    </FormDialog>
  )
}
