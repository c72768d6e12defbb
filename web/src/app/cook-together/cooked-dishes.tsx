import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { useIsHelper } from '#web/lib/kitchen-here.ts'
import { CookedSheet } from '../recipe/cooked-sheet.tsx'
import { useCooked } from '../recipe/use-cooked.ts'
import type { ReadyDish } from './ready-dish.ts'

interface CookedDishesProps {
  owner: string | null
  dishes: readonly ReadyDish[]
  /** Of the dish that is asked about. */
  place: number
  /** Null where nothing is left to ask. */
  onPlace: (place: number | null) => void
}

/** Asks of one dish after the other what it took from the pantry. */
export function CookedDishes({ owner, dishes, place, onPlace }: CookedDishesProps) {
  const pantry = usePantry(owner)
  const isHelper = useIsHelper(owner)
  const cooked = useCooked(owner)
  const dish = dishes[place]
  if (dish === undefined) return null
  const { recipe, servings, scaling, vocabulary, uses } = dish
  return (
    <CookedSheet
      key={place}
      title={recipe.title}
      pantry={pantry.items}
      uses={isHelper ? [] : uses}
      isReadOnly={isHelper}
      vocabulary={vocabulary}
      system={scaling.system}
      onCooked={(takings) => {
        cooked({ recipeId: recipe.id, title: recipe.title, servings }, takings)
        onPlace(place + 1 < dishes.length ? place + 1 : null)
      }}
      // Who leaves it at one dish is not asked about the others.
      onClose={() => onPlace(null)}
    />
  )
}
