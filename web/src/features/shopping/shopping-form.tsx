import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent, type RefObject } from 'react'
import { t } from '#domain/texts/t.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { asOneLine } from '#domain/pantry/pasted-list.ts'
import type { NewShoppingItem } from '#domain/shopping/changes.ts'
import { vocabularyQuery } from '#web/lib/catalogue.ts'
import { lazyCode } from '#web/lib/lazy-code.ts'
import { useOtherCooks } from '#web/lib/other-cooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { PlusIcon } from '#web/ui/action-icons.tsx'
import { notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** What reads a list is more than the rest of the screen: it comes when somebody begins to type. */
const { code: reader, preload: preloadReader } = lazyCode(() => import('./read-new-items.ts'))

interface ShoppingFormProps {
  listId: string | null
  field: RefObject<HTMLInputElement | null>
  onAdd: (items: NewShoppingItem[]) => void
}

/** Things to buy, typed or pasted as they come. */
export function ShoppingForm({ listId, field, onAdd }: ShoppingFormProps) {
  const client = useQueryClient()
  const [text, setText] = useState('')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    setText('')
    try {
      // Typed before the ingredients had come: it goes onto the list as soon as they have.
      const [{ readNewItems }, vocabulary] = await Promise.all([
        reader(),
        client.ensureQueryData(vocabularyQuery),
      ])
      onAdd(await readNewItems(text, vocabulary, { listId, client }))
    } catch {
      setText(text)
      notifyUnavailable()
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex items-end gap-2 print:hidden">
      <TextField
        ref={field}
        label={t('What do you need?')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={preloadReader}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          if (!/[\r\n]/u.test(pasted)) return
          event.preventDefault()
          const before = text.trim()
          setText([before, asOneLine(pasted)].filter((part) => part !== '').join('; '))
        }}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={4000}
        className="min-w-0 flex-1"
      />
      <Button type="submit" className="h-12">
        {t('Add')}
      </Button>
    </form>
  )
}

const mostProposed = 8

interface RanOutProps {
  items: readonly PantryItem[]
  onAdd: (item: PantryItem) => void
}

/** What is no longer at home, or nearly so, one tap away from the list. */
export function RanOut({ items, onAdd }: RanOutProps) {
  if (items.length === 0) return null
  return (
    <div role="group" aria-label={t('Ran out at home')} className="print:hidden">
      <p className="mb-2 text-sm font-semibold text-soft">{t('Ran out at home')}</p>
      <div className="flex flex-wrap gap-2">
        {items.slice(0, mostProposed).map((item) => (
          <Chip
            key={item.id}
            aria-label={t('Put {name} on the list', { name: item.name })}
            onClick={() => onAdd(item)}
            className="max-w-full whitespace-normal"
          >
            <PlusIcon size={16} /> {item.name}
            {item.status === 'low' && <span className="font-normal text-soft">{t('low')}</span>}
            <UsedUp item={item} />
          </Chip>
        ))}
      </div>
    </div>
  )
}

/** Who else used up what is no longer there. */
function UsedUp({ item }: { item: PantryItem }) {
  const name = useOtherCooks()?.get(item.usedUpBy ?? '')
  return item.status === 'out' && name !== undefined ? (
    <span className="font-normal text-soft">{t('used up by {name}', { name })}</span>
  ) : null
}
