import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { addToPantry } from '#domain/pantry/add-to-pantry.ts'
import { mostPantryItems, pantryItemOf, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { vocabularyQuery } from '#web/lib/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { PantryForm } from './pantry-form.tsx'
import { PantryList } from './pantry-list.tsx'
import { StaplesCard } from './staples-card.tsx'
import { usePantry, usePantryActions } from './use-pantry.ts'
import { useStaples } from './use-staples.ts'

interface PantryPanelProps {
  /** Null is a visitor. */
  owner: string | null
  /** Undefined while it is being loaded. */
  vocabulary: Vocabulary | undefined
}

/** The pantry with all that one can do to it; each change can be undone. */
export function PantryPanel({ owner, vocabulary }: PantryPanelProps) {
  const pantry = usePantry(owner)
  const actions = usePantryActions(owner)
  const { staples, toggle } = useStaples(owner)
  const [now] = useState(() => new Date())
  const client = useQueryClient()
  // Tapped before the vocabulary had come: added as soon as it has.
  const [begunWith, setBegunWith] = useState<readonly IngredientId[]>([])
  const notKept = owner === null ? notOnDevice : notInAccount
  const isEmpty = pantry.isSuccess && pantry.items.length === 0

  function add(items: readonly PantryItem[]) {
    if (addToPantry(pantry.items, items).pantry.length > mostPantryItems) {
      toast({
        title: `A pantry holds ${mostPantryItems.toLocaleString('en')} things`,
        description: 'Remove some that you no longer have.',
        tone: 'error',
      })
      return
    }
    actions.add(items).catch(notKept)
  }

  async function begin(ingredient: IngredientId) {
    setBegunWith((before) => [...before, ingredient])
    try {
      const known = await client.ensureQueryData(vocabularyQuery)
      add([pantryItemOf(ingredient, known, { id: crypto.randomUUID(), at: new Date() })])
    } catch {
      toast({ title: 'The ingredients could not be loaded. Please try again.', tone: 'error' })
    }
    setBegunWith((before) => before.filter((each) => each !== ingredient))
  }

  function remove(item: PantryItem) {
    actions.remove(item).catch(notKept)
    const onAction = () => void actions.restore([item]).catch(notKept)
    toast({ title: `${item.name} removed`, action: { label: 'Undo', onAction } })
  }

  function clear() {
    const before = pantry.items
    actions.clear().catch(notKept)
    const onAction = () => void actions.restore(before).catch(notKept)
    toast({ title: 'Pantry emptied', action: { label: 'Undo', onAction } })
  }

  return (
    <div className="space-y-5">
      <PantryForm vocabulary={vocabulary} onAdd={add} />
      {pantry.isError && (
        <ErrorState title="Your pantry could not be loaded" onRetry={() => void pantry.refetch()} />
      )}
      {(pantry.isLoading || (!isEmpty && vocabulary === undefined)) && (
        <Skeleton className="h-24" />
      )}
      {isEmpty && <Beginnings picked={begunWith} onPick={(ingredient) => void begin(ingredient)} />}
      {vocabulary !== undefined && pantry.items.length > 0 && (
        <PantryList items={pantry.items} vocabulary={vocabulary} now={now} onRemove={remove} />
      )}
      {pantry.items.length > 1 && (
        <Button variant="quiet" size="sm" className="-ml-3.5" onClick={clear}>
          Empty the pantry
        </Button>
      )}
      {pantry.isSuccess && (
        <StaplesCard vocabulary={vocabulary} staples={staples} onToggle={toggle} />
      )}
    </div>
  )
}

function notInAccount() {
  toast({ title: 'That could not be saved. Your pantry is as it was.', tone: 'error' })
}

function notOnDevice() {
  toast({
    title: 'This browser keeps nothing for this page',
    description: 'Your pantry is here until you leave it. With an account it stays.',
    tone: 'error',
  })
}

/** Things that most kitchens hold, so that the first try costs one tap. */
const beginnings: readonly { ingredient: IngredientId; label: string }[] = [
  { ingredient: 'egg', label: 'Eggs' },
  { ingredient: 'onion', label: 'Onions' },
  { ingredient: 'potato', label: 'Potatoes' },
  { ingredient: 'chicken-thigh', label: 'Chicken thighs' },
  { ingredient: 'rice', label: 'Rice' },
  { ingredient: 'tomato', label: 'Tomatoes' },
  { ingredient: 'milk', label: 'Milk' },
  { ingredient: 'butter', label: 'Butter' },
]

interface BeginningsProps {
  picked: readonly IngredientId[]
  onPick: (id: IngredientId) => void
}

function Beginnings({ picked, onPick }: BeginningsProps) {
  return (
    <section aria-label="To begin with">
      <p className="mb-2.5 text-soft">Or begin with what is always in a kitchen:</p>
      <div className="flex flex-wrap gap-2">
        {beginnings.map(({ ingredient, label }) => (
          <Chip
            key={ingredient}
            selected={picked.includes(ingredient)}
            onClick={() => onPick(ingredient)}
          >
            {label}
          </Chip>
        ))}
      </div>
    </section>
  )
}
