import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { Chip } from '#web/ui/chip.tsx'

/** Things that most kitchens hold, so that the first try costs one tap. */
const beginnings: Readonly<Record<IngredientId, string>> = {
  egg: 'Eggs',
  onion: 'Onions',
  potato: 'Potatoes',
  'chicken-thigh': 'Chicken thighs',
  rice: 'Rice',
  tomato: 'Tomatoes',
  milk: 'Milk',
  butter: 'Butter',
}

interface BeginningsProps {
  picked: readonly IngredientId[]
  onPick: (id: IngredientId) => void
}

export function Beginnings({ picked, onPick }: BeginningsProps) {
  return (
    <section aria-label="To begin with">
      <p className="mb-2.5 text-soft">Or begin with what is always in a kitchen:</p>
      <div className="flex flex-wrap gap-2">
        {Object.entries(beginnings).map(([ingredient, label]) => (
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
