import { t } from '#domain/texts/t.ts'
import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { PantryItem, PantryStatus } from '#domain/pantry/pantry-item.ts'
import { spoilsSoon, timeLeft } from '#domain/pantry/time-left.ts'
import { useOtherCooks } from '#web/lib/other-cooks.ts'
import { cn } from '#web/ui/cn.ts'
import { IngredientIcon } from './ingredient-icon.tsx'
import { spoilingWords } from './spoiling-words.ts'

interface PantryChipProps {
  item: PantryItem
  vocabulary: Vocabulary
  now: Date
  onOpen: (item: PantryItem) => void
}

/** How a status is said of a thing. */
export const statusWords: Record<PantryStatus, string> = {
  have: t('at home'),
  low: t('running low'),
  out: t('run out'),
}

const looks: Record<PantryStatus | 'soon', string> = {
  have: 'border-line bg-card',
  low: 'border-line bg-card',
  out: 'border-dashed border-edge bg-transparent',
  soon: 'border-transparent bg-butter',
}

/** One thing. A tap opens its dialog: nothing about it changes unseen. */
export function PantryChip({ item, vocabulary, now, onOpen }: PantryChipProps) {
  const { name, status } = item
  const soon = spoilsSoon(item, vocabulary, now)
  const isOut = status === 'out'
  const usedUpBy = useOtherCooks()?.get(item.usedUpBy ?? '')
  const outWords = usedUpBy === undefined ? t('out') : t('used up by {name}', { name: usedUpBy })
  const aside = cn('text-[0.8125rem] whitespace-nowrap', soon ? 'text-ink' : 'text-soft')
  const amount = isOut ? '' : formatAmount(item.quantity, item.unit)
  const left = soon ? timeLeft(item, vocabulary, now) : null
  const useBy = left === null ? '' : spoilingWords(left, now)
  const isFrozen = item.place === 'freezer' && !isOut
  const said = [
    name,
    amount,
    isFrozen && t('frozen'),
    statusWords[status],
    isOut && usedUpBy !== undefined && outWords,
    useBy,
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <li
      className={cn(
        'flex min-h-11 max-w-full rounded-2xl border transition-colors duration-150',
        looks[soon ? 'soon' : status],
      )}
    >
      <button
        type="button"
        data-item={item.id}
        aria-label={said}
        aria-haspopup="dialog"
        onClick={() => onOpen(item)}
        className="flex min-w-0 items-center gap-2 rounded-2xl pe-3.5 ps-2.5 text-start active:scale-[0.98]"
      >
        <span className={cn('shrink-0', isOut && 'opacity-45 grayscale')}>
          <IngredientIcon ingredient={item.ingredient} vocabulary={vocabulary} />
        </span>
        {/* What does not fit beside the name stands below it. */}
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
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
              {t('low')}
            </span>
          )}
          {isOut && <span className={aside}>{outWords}</span>}
          {isFrozen && <span className={aside}>{t('frozen')}</span>}
          {soon && <span className={aside}>{useBy}</span>}
          {item.ingredient === null && <span className={aside}>{t('not matched')}</span>}
        </span>
      </button>
    </li>
  )
}
