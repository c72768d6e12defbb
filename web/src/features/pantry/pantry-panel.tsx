import { useState } from 'react'
import { capitalised, ingredientPlural } from '#domain/ingredients/names.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { addToPantry } from '#domain/pantry/add-to-pantry.ts'
import { mostPantryItems, pantryItemOf, type PantryItem } from '#domain/pantry/pantry-item.ts'
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
  const notKept = owner === null ? notOnDevice : notInAccount

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
      {(vocabulary === undefined || pantry.isLoading) && <Skeleton className="h-24" />}
      {vocabulary !== undefined && pantry.isSuccess && (
        <>
          {pantry.items.length === 0 ? (
            <Beginnings vocabulary={vocabulary} onPick={(item) => add([item])} />
          ) : (
            <PantryList items={pantry.items} vocabulary={vocabulary} now={now} onRemove={remove} />
          )}
          {pantry.items.length > 1 && (
            <Button variant="quiet" size="sm" className="-ml-3.5" onClick={clear}>
              Empty the pantry
            </Button>
          )}
          <StaplesCard vocabulary={vocabulary} staples={staples} onToggle={toggle} />
        </>
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
const beginnings: readonly IngredientId[] = [
  'egg',
  'onion',
  'potato',
  'chicken-thigh',
  'rice',
  'tomato',
  'milk',
  'butter',
]

interface BeginningsProps {
  vocabulary: Vocabulary
  onPick: (item: PantryItem) => void
}

function Beginnings({ vocabulary, onPick }: BeginningsProps) {
  return (
    <section aria-label="To begin with">
      <p className="mb-2.5 text-soft">Or begin with what is always in a kitchen:</p>
      <div className="flex flex-wrap gap-2">
        {beginnings.map((id) => (
          <Chip
            key={id}
            onClick={() =>
              onPick(pantryItemOf(id, vocabulary, { id: crypto.randomUUID(), at: new Date() }))
            }
          >
            {capitalised(ingredientPlural(id, vocabulary))}
          </Chip>
        ))}
      </div>
    </section>
  )
}
