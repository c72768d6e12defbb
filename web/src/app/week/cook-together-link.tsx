import { t } from '#domain/texts/t.ts'
import { mealsOfDay } from '#domain/week/planned-meal.ts'
import { ClockIcon } from '#web/ui/action-icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { mostDishes, togetherAddress } from '../kitchen/together-address.ts'
import { isCookable, type ShownMeal } from './shown-meal.ts'

/** The way to cook what is planned for one meal of a day at the same time, where that is several dishes. */
export function CookTogetherLink({ shown }: { shown: readonly ShownMeal[] }) {
  const ahead = shown.filter(({ meal }) => isCookable(meal) && meal.cookedAt === null)
  const dishes = mealsOfDay
    .map((each) => ahead.flatMap(({ meal, to }) => (meal.meal === each ? (to ?? []) : [])))
    .find((addresses) => addresses.length > 1)
  if (dishes === undefined) return null
  return (
    <Link
      to={togetherAddress({ dishes: dishes.slice(0, mostDishes), at: null })}
      className="flex min-h-11 items-center gap-2 px-3.5 text-[0.9375rem] font-semibold text-basil underline-offset-4 hover:underline print:hidden"
    >
      <ClockIcon size={18} />
      {t('Cook together')}
    </Link>
  )
}
