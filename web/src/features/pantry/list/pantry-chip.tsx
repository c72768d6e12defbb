import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { PantryItem, PantryStatus } from '#domain/pantry/pantry-item.ts'
import { spoilsSoon } from '#domain/pantry/shelf-life.ts'
import { nextStatus } from '#domain/pantry/status.ts'
import { cn } from '#web/ui/cn.ts'
import { IngredientIcon } from './ingredient-icon.tsx'
import { MoreIcon } from './pantry-icons.tsx'

/** What one can do with an item. */
export interface PantryChipActions {
  onStatus: (item: PantryItem, status: PantryStatus) => void
  onOpen: (item: PantryItem) => void
}

interface PantryChipProps extends PantryChipActions {
  item: PantryItem
  vocabulary: Vocabulary
  now: Date
}

/** How a status is said of a thing. */
export const statusWords: Record<PantryStatus, string> = {
  have: 'at home',
  low: 'running low',
  out: 'run out',
}

const looks: Record<PantryStatus | 'soon', string> = {
  have: 'border-line bg-card',
  low: 'border-line bg-card',
  out: 'border-dashed border-edge bg-transparent',
  soon: 'border-transparent bg-butter',
}

/** One thing: a tap says that it runs low, has run out, is there again; the rest is in its dialog. */
export function PantryChip({ item, vocabulary, now, onStatus, onOpen }: PantryChipProps) {
  const { name, status } = item
  const soon = spoilsSoon(item, vocabulary, now)
  const isOut = status === 'out'
  const aside = cn('text-[0.8125rem] whitespace-nowrap', soon ? 'text-ink' : 'text-soft')
  const amount = isOut ? '' : formatAmount(item.quantity, item.unit)
  const said = [name, amount, statusWords[status], soon && 'use soon'].filter(Boolean).join(', ')
  return (
    <li
      className={cn(
        'flex min-h-11 max-w-full rounded-2xl border transition-colors duration-150',
        looks[soon ? 'soon' : status],
      )}
    >
      <button
        type="button"
        aria-label={said}
        title={`Mark as ${statusWords[nextStatus(status)]}`}
        onClick={() => onStatus(item, nextStatus(status))}
        className="flex min-w-0 items-center gap-2 rounded-2xl pl-2.5 text-left active:scale-[0.98]"
      >
        <span className={cn('shrink-0', isOut && 'opacity-45 grayscale')}>
          <IngredientIcon ingredient={item.ingredient} vocabulary={vocabulary} />
        </span>
        <span
          className={cn(
            'min-w-0 break-words',
            isOut ? 'text-soft line-through decoration-1' : 'font-semibold',
          )}
        >
          {name}
        </span>
        {amount !== '' && <span className={aside}>{amount}</span>}
        {status === 'low' && (
          <span className={cn(aside, 'flex items-center gap-1 font-bold')}>
            <span aria-hidden="true" className="size-1.5 rounded-full bg-tomato" />
            low
          </span>
        )}
        {isOut && <span className={aside}>out</span>}
        {soon && <span className={aside}>use soon</span>}
        {item.ingredient === null && <span className={aside}>not matched</span>}
      </button>
      <button
        type="button"
        aria-label={`More about ${name}`}
        aria-haspopup="dialog"
        onClick={() => onOpen(item)}
        className="-ml-3 grid w-11 shrink-0 place-items-center rounded-2xl text-soft hover:text-ink"
      >
        <MoreIcon />
      </button>
    </li>
  )
}
