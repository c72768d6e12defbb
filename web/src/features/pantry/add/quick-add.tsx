import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { capitalised, ingredientPlural } from '#domain/ingredients/names.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { pantryItemOf, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { quickAddGroups, type QuickAddGroupId } from '#domain/pantry/quick-add-groups.ts'
import { Chip } from '#web/ui/chip.tsx'
import { cn } from '#web/ui/cn.ts'
import { CheckIcon } from '#web/ui/action-icons.tsx'
import { IngredientIcon } from '../list/ingredient-icon.tsx'
import { usePantryCare } from '../list/use-pantry-care.ts'

export interface QuickAddProps {
  /** Null is a visitor. */
  owner: string | null
  items: readonly PantryItem[]
  vocabulary: Vocabulary
  onAdd: (items: readonly PantryItem[]) => void
}

const groupNames: Readonly<Record<QuickAddGroupId, string>> = {
  basics: t('Basics'),
  fridge: t('Fridge'),
  vegetables: t('Vegetables'),
  fruit: t('Fruit'),
  herbs: t('Herbs'),
  spices: t('Spices'),
  'meat-and-fish': t('Meat & fish'),
  'tins-and-jars': t('Tins & jars'),
  baking: t('Baking'),
  freezer: t('Freezer'),
}

const newItem = (id: IngredientId, vocabulary: Vocabulary) =>
  pantryItemOf(id, vocabulary, { id: crypto.randomUUID(), at: new Date() })

/** Collections of usual things: a tap puts one in the pantry, another takes it out. */
export function QuickAdd({ owner, items, vocabulary, onAdd }: QuickAddProps) {
  const care = usePantryCare(owner)
  const [open, setOpen] = useState(quickAddGroups[0])

  function tap(id: IngredientId) {
    const there = items.find(({ ingredient }) => ingredient === id)
    if (there !== undefined && there.status !== 'out') care.remove(there)
    else onAdd([newItem(id, vocabulary)])
  }

  return (
    <div className="space-y-4">
      <div
        role="group"
        aria-label={t('Collections')}
        className="-mx-5 flex gap-1 overflow-x-auto px-5 pb-1 [scrollbar-width:thin]"
      >
        {quickAddGroups.map((group) => (
          <button
            key={group.id}
            type="button"
            aria-pressed={group === open}
            onClick={() => setOpen(group)}
            className={cn(
              'min-h-11 shrink-0 rounded-full px-3.5 text-[0.9375rem] font-semibold whitespace-nowrap',
              'focus-visible:-outline-offset-3',
              group === open ? 'bg-butter text-ink' : 'text-soft hover:bg-sunken hover:text-ink',
            )}
          >
            {groupNames[group.id]}
          </button>
        ))}
      </div>
      <div role="group" aria-label={open && groupNames[open.id]} className="flex flex-wrap gap-2">
        {open?.ingredients.map((id) => {
          const isThere = items.some(
            ({ ingredient, status }) => ingredient === id && status !== 'out',
          )
          return (
            <Chip key={id} selected={isThere} className="ps-3" onClick={() => tap(id)}>
              {isThere ? (
                <CheckIcon size={22} />
              ) : (
                <IngredientIcon ingredient={id} vocabulary={vocabulary} size={22} />
              )}
              {capitalised(ingredientPlural(id, vocabulary))}
            </Chip>
          )
        })}
      </div>
    </div>
  )
}
