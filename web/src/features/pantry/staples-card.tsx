import { ingredientName } from '#domain/ingredients/names.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { Chip } from '#web/ui/chip.tsx'

interface StaplesCardProps {
  /** Undefined while it is being loaded. */
  vocabulary: Vocabulary | undefined
  staples: readonly IngredientId[]
  onToggle: (id: IngredientId) => void
}

/** The staples that are taken for granted: visible, and the cook's own to change. */
export function StaplesCard({ vocabulary, staples, onToggle }: StaplesCardProps) {
  const choices = [...(vocabulary?.ingredients.values() ?? [])].filter(({ staple }) => staple)
  const chosen = staples.map((id) => ingredientName(id, vocabulary))
  return (
    <details className="group rounded-card border border-line bg-card">
      <summary className="flex min-h-13 items-center gap-2 px-5 py-3 font-semibold">
        <span className="flex-1">
          Always at home:{' '}
          <span className="font-normal text-soft">
            {chosen.length === 0 ? 'nothing' : chosen.join(', ')}
          </span>
        </span>
        <span className="text-sm text-tomato-text group-open:hidden">Change</span>
      </summary>
      <div className="flex flex-wrap gap-2 px-5 pb-5">
        {choices.map(({ id, name }) => (
          <Chip key={id} selected={staples.includes(id)} onClick={() => onToggle(id)}>
            {name}
          </Chip>
        ))}
      </div>
    </details>
  )
}
