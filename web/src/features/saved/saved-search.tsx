import { t } from '#domain/texts/t.ts'
import type { SavedOrder } from '#domain/collections/saved-order.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface SavedSearchProps {
  /** Of the field for words. */
  label: string
  text: string
  order: SavedOrder
  /** What the first order is called: as they were saved, or as somebody put them. */
  firstOrder: string
  isReadyOnly: boolean
  /** Without a pantry there is nothing to fit. */
  canMatch: boolean
  onText: (text: string) => void
  onOrder: (order: SavedOrder) => void
  onReadyOnly: (isReadyOnly: boolean) => void
}

const orders: readonly { value: SavedOrder; label: string }[] = [
  { value: 'title', label: t('By title') },
  { value: 'quickest', label: t('Quickest first') },
  { value: 'cooked-last', label: t('Cooked last') },
  { value: 'cooked-most', label: t('Cooked most') },
]
const byPantry = { value: 'pantry', label: t('Fits my pantry') } as const

/** By words, in which order, and what can be cooked now alone. */
export function SavedSearch(props: SavedSearchProps) {
  const { label, text, order, firstOrder, isReadyOnly, canMatch } = props
  return (
    <search className="mb-6 flex flex-wrap items-end gap-3">
      <TextField
        label={label}
        type="search"
        enterKeyHint="search"
        value={text}
        onChange={(event) => props.onText(event.target.value)}
        placeholder={t('A name, a meal, an ingredient')}
        className="w-full sm:w-auto sm:max-w-sm sm:min-w-56 sm:flex-1"
      />
      <Choice<SavedOrder>
        label={t('Order|of a list')}
        options={[
          { value: 'newest', label: firstOrder },
          ...(canMatch ? [byPantry] : []),
          ...orders,
        ]}
        value={order}
        onChange={props.onOrder}
        className="max-w-full min-w-[min(11.5rem,100%)]"
      />
      {canMatch && (
        <Chip
          selected={isReadyOnly}
          onClick={() => props.onReadyOnly(!isReadyOnly)}
          className="mb-0.5"
        >
          {t('Cook now')}
        </Chip>
      )}
    </search>
  )
}
