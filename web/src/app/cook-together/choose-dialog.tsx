import { useState } from 'react'
import { isDish } from '#domain/composing/is-dish.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { t } from '#domain/texts/t.ts'
import { useMealPlan } from '#web/features/week/use-meal-plan.ts'
import { paths } from '#web/lib/paths.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { addressOfMeal } from '../kitchen/address-of-meal.ts'
import { dayInWords } from '../kitchen/day-words.ts'
import { useToday } from '../kitchen/use-today.ts'
import { RecipesToPlan, SavedToPlan } from '../week/recipes-to-plan.tsx'

const ways = ['planned', 'saved', 'search'] as const
type Way = (typeof ways)[number]

const wayWords: Readonly<Record<Way, string>> = {
  planned: t('Planned|of meals'),
  saved: t('Saved|a place of the app'),
  search: t('All recipes'),
}

interface ChooseDialogProps {
  /** Null is a visitor. */
  owner: string | null
  /** Addresses of those that are chosen already. */
  dishes: readonly string[]
  onChoose: (address: string) => void
  onClose: () => void
}

/** Asks which dish is cooked with the others. */
export function ChooseDialog({ owner, dishes, onChoose, onClose }: ChooseDialogProps) {
  const planned = usePlannedDishes(owner, dishes)
  const [chosen, setWay] = useState<Way | null>(null)
  const way = chosen ?? (planned.length > 0 ? 'planned' : 'search')
  const choose = (recipe: RecipeCard) =>
    onChoose(isDish(recipe) ? recipe.address : paths.recipe(recipe.id))
  const listed = { owner: owner ?? '', onChoose: choose }
  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('Add a dish')}
    >
      <div role="group" aria-label={t('Where from')} className="mb-5 flex flex-wrap gap-2">
        {ways.map((each) => (
          <Chip key={each} selected={way === each} onClick={() => setWay(each)}>
            {wayWords[each]}
          </Chip>
        ))}
      </div>
      {way === 'planned' && <Planned {...{ planned, onChoose }} />}
      {way === 'saved' && <SavedToPlan {...listed} />}
      {way === 'search' && <RecipesToPlan {...listed} />}
    </Dialog>
  )
}

/** What is planned from today on and not cooked yet, and is not among the dishes. */
function usePlannedDishes(owner: string | null, dishes: readonly string[]) {
  const { meals = [] } = useMealPlan(owner)
  const today = useToday()
  const nameOf = (address: string) => address.split('?', 1)[0]
  const isChosen = (address: string) =>
    address.startsWith('/dish/')
      ? dishes.includes(address)
      : dishes.some((each) => nameOf(each) === nameOf(address))
  return meals.flatMap((meal) => {
    const address = addressOfMeal(meal)
    if (address === null || meal.day < today || meal.cookedAt !== null) return []
    return isChosen(address) ? [] : { id: meal.id, address, title: meal.title, day: meal.day }
  })
}

interface PlannedProps extends Pick<ChooseDialogProps, 'onChoose'> {
  planned: ReturnType<typeof usePlannedDishes>
}

function Planned({ planned, onChoose }: PlannedProps) {
  const today = useToday()
  if (planned.length === 0) return <p className="text-soft">{t('Nothing else is planned.')}</p>
  return (
    <ul className="-mx-2">
      {planned.map(({ id, address, title, day }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onChoose(address)}
            className="flex min-h-14 w-full flex-col items-start justify-center rounded-2xl px-2 py-1.5 text-start hover:bg-sunken"
          >
            <span className="leading-tight font-semibold wrap-anywhere">{title}</span>
            <span className="text-sm text-soft">{dayInWords(day, today)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
