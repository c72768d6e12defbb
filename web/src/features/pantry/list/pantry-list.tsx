import { categoryName } from '#domain/ingredients/category-name.ts'
import { ingredientCategories, type Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { PantryChip } from './pantry-chip.tsx'

interface PantryListProps {
  items: readonly PantryItem[]
  vocabulary: Vocabulary
  now: Date
  onOpen: (item: PantryItem) => void
}

const categoryOrder = new Map<string, number>(
  ingredientCategories.map((category, index) => [category, index]),
)

/** Items by category, in the order of a walk through a shop; unknown categories last. */
function groupsOf(items: readonly PantryItem[]): [category: string, items: PantryItem[]][] {
  const byCategory = new Map<string, PantryItem[]>()
  for (const item of items) {
    const group = byCategory.get(item.category)
    if (group === undefined) byCategory.set(item.category, [item])
    else group.push(item)
  }
  const place = (category: string) => categoryOrder.get(category) ?? categoryOrder.size
  return [...byCategory].toSorted(([left], [right]) => place(left) - place(right))
}

/** What is at home by category. */
export function PantryList({ items, ...rest }: PantryListProps) {
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-3">
      {groupsOf(items).map(([category, group]) => (
        <section key={category} aria-label={categoryName(category)} className="max-w-full">
          <h2 className="mb-1.5 font-sans text-[0.8125rem] font-bold tracking-normal text-soft">
            {categoryName(category)}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {group.map((item) => (
              <PantryChip key={item.id} item={item} {...rest} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
