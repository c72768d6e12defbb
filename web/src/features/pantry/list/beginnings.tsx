import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { Chip } from '#web/ui/chip.tsx'

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

export function Beginnings({ picked, onPick }: BeginningsProps) {
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
