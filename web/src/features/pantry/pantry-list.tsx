import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import { ingredientCategories, type Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { spoilsSoon, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { cn } from '#web/ui/cn.ts'
import { CloseIcon } from '#web/ui/icons.tsx'
import { IngredientIcon } from './ingredient-icon.tsx'

interface PantryListProps {
  items: readonly PantryItem[]
  vocabulary: Vocabulary
  now: Date
  onRemove: (item: PantryItem) => void
}

const shelfOrder = new Map<string, number>(
  ingredientCategories.map((category, index) => [category, index]),
)

/** Items by category, in the order of a walk through a shop; unknown categories last. */
function shelves(items: readonly PantryItem[]): [category: string, items: PantryItem[]][] {
  const byCategory = new Map<string, PantryItem[]>()
  for (const item of items) {
    const shelf = byCategory.get(item.category)
    if (shelf === undefined) byCategory.set(item.category, [item])
    else shelf.push(item)
  }
  const place = (category: string) => shelfOrder.get(category) ?? shelfOrder.size
  return [...byCategory].toSorted(([left], [right]) => place(left) - place(right))
}

/** What is at home by category: icon, name, amount where one was stated, and a way out. */
export function PantryList({ items, ...rest }: PantryListProps) {
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-3">
      {shelves(items).map(([category, shelf]) => (
        <section key={category} aria-label={category}>
          <h2 className="mb-1.5 font-sans text-[0.8125rem] font-bold tracking-normal text-soft">
            {category}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {shelf.map((item) => (
              <PantryChip key={item.id} item={item} {...rest} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface PantryChipProps extends Omit<PantryListProps, 'items'> {
  item: PantryItem
}

function PantryChip({ item, vocabulary, now, onRemove }: PantryChipProps) {
  const soon = spoilsSoon(item, vocabulary, now)
  const aside = cn('text-[0.8125rem] whitespace-nowrap', soon ? 'text-ink' : 'text-soft')
  const amount = formatAmount(item.quantity, item.unit)
  return (
    <li
      className={cn(
        'flex min-h-11 max-w-full items-center gap-2 rounded-2xl border pl-2.5',
        soon ? 'border-transparent bg-butter' : 'border-line bg-card',
      )}
    >
      <IngredientIcon ingredient={item.ingredient} vocabulary={vocabulary} />
      <span className="min-w-0 font-semibold break-words">{item.name}</span>
      {amount !== '' && <span className={aside}>{amount}</span>}
      {soon && <span className={aside}>use soon</span>}
      {item.ingredient === null && <span className={aside}>not matched</span>}
      <button
        type="button"
        aria-label={`Remove ${item.name}`}
        onClick={() => onRemove(item)}
        className="-ml-2 grid size-11 shrink-0 place-items-center rounded-2xl text-soft hover:text-ink"
      >
        <CloseIcon size={16} />
      </button>
    </li>
  )
}
