import { t } from '#domain/texts/t.ts'
import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { spoilsSoon, timeLeft } from '#domain/pantry/time-left.ts'
import { cn } from '#web/ui/cn.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { spoilingWords } from './spoiling-words.ts'

interface PantryRowProps {
  items: readonly PantryItem[]
  vocabulary: Vocabulary
  now: Date
  isOpen: boolean
  /** The id of what it opens. */
  controls: string
  onToggle: () => void
}

/** More than a narrow screen has room for. */
const mostShown = 5

/** What spoils first stands first, then what was put in last; what has run out is not there. */
function mostUrgent(items: readonly PantryItem[], vocabulary: Vocabulary, now: Date) {
  return items
    .filter(({ status }) => status !== 'out')
    .map((item) => {
      const left = spoilsSoon(item, vocabulary, now) ? timeLeft(item, vocabulary, now) : null
      return { item, left }
    })
    .toSorted(
      (one, other) => (one.left?.daysLeft ?? Infinity) - (other.left?.daysLeft ?? Infinity) || 0,
    )
    .slice(0, mostShown)
}

/** The whole pantry in one row of a narrow screen, and in one stop of the keyboard; a tap opens it. */
export function PantryRow({ items, vocabulary, now, isOpen, controls, onToggle }: PantryRowProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className="flex min-h-11 w-full items-center gap-2 rounded-2xl text-start md:hidden"
    >
      <span className="sr-only">{t('Your pantry:')} </span>
      <span className="relative flex min-w-0 flex-1 gap-1.5 overflow-hidden [mask-image:linear-gradient(to_left,transparent,#000_1.75rem)] rtl:[mask-image:linear-gradient(to_right,transparent,#000_1.75rem)]">
        {mostUrgent(items, vocabulary, now).map(({ item, left }) => (
          <span
            key={item.id}
            className={cn(
              'shrink-0 rounded-full border px-3 py-1.5 text-sm font-semibold whitespace-nowrap',
              left === null ? 'border-line bg-card' : 'border-transparent bg-butter',
            )}
          >
            {item.name}{' '}
            <span className={cn('font-normal', left === null && 'text-soft')}>
              {left === null ? formatAmount(item.quantity, item.unit) : spoilingWords(left, now)}
            </span>
            <span className="sr-only">, </span>
          </span>
        ))}
      </span>
      <span className="inline-flex shrink-0 items-center gap-1 font-semibold">
        {t('{count, plural, one {# thing} other {# things}}', { count: items.length })}
        <ChevronDownIcon size={16} className={cn('transition-transform', isOpen && 'rotate-180')} />
      </span>
    </button>
  )
}
