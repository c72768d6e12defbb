import { t } from '#domain/texts/t.ts'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { Chip } from '#web/ui/chip.tsx'

/** Things that most kitchens hold, so that the first try costs one tap. */
const beginnings: Readonly<Record<IngredientId, string>> = {
  egg: t('Eggs'),
  onion: t('Onions'),
  potato: t('Potatoes'),
  'chicken-thigh': t('Chicken thighs'),
  rice: t('Rice'),
  tomato: t('Tomatoes'),
  milk: t('Milk'),
  butter: t('Butter'),
}

interface BeginningsProps {
  picked: readonly IngredientId[]
  onPick: (id: IngredientId) => void
}

export function Beginnings({ picked, onPick }: BeginningsProps) {
  return (
    <section aria-label={t('To begin with')}>
      <p className="mb-2.5 text-soft">{t('Or begin with what is always in a kitchen:')}</p>
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
