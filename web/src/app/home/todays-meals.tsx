import { kindName } from '#domain/recipes/kind-name.ts'
import { t } from '#domain/texts/t.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { useMealPlan } from '#web/features/week/use-meal-plan.ts'
import { useRecipeCards } from '#web/lib/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { CalendarIcon } from '#web/ui/calendar-icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { addressOfMeal } from '../kitchen/address-of-meal.ts'
import { useToday } from '../kitchen/use-today.ts'

/** What is planned for today, in a line, and the way to the week. */
export function TodaysMeals({ owner }: { owner: string }) {
  const today = useToday()
  const { meals } = useMealPlan(owner)
  const { data: cards } = useRecipeCards()
  const todays = meals?.filter(({ day }) => day === today) ?? []
  // A recipe is called as in this language; what is not there is called as it was then.
  const titleOf = ({ recipeId, title }: PlannedMeal) =>
    cards?.find(({ id }) => id === recipeId)?.title ?? title
  return (
    <section
      aria-label={t('Today')}
      className="mb-3 flex min-h-11 flex-wrap items-center gap-x-3 print:hidden"
    >
      <Link
        to={paths.plan}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-basil underline-offset-4 hover:underline"
      >
        <CalendarIcon />
        {meals?.length === 0 ? t('Plan your week') : t('This week')}
      </Link>
      {todays.length > 0 && (
        <ul className="flex min-w-0 flex-wrap gap-x-3">
          {todays.map((meal) => {
            const to = addressOfMeal(meal)
            return (
              <li key={meal.id} className="flex min-h-11 min-w-0 items-center gap-1.5">
                <span className="shrink-0 text-soft">{kindName(meal.meal)}:</span>
                {to === null ? (
                  <span className="min-w-0 wrap-anywhere">{titleOf(meal)}</span>
                ) : (
                  <Link
                    to={to}
                    className="min-w-0 font-semibold wrap-anywhere underline-offset-4 hover:underline"
                  >
                    {titleOf(meal)}
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
