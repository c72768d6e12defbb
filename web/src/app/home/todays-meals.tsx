import { kindName } from '#domain/recipes/kind-name.ts'
import { t } from '#domain/texts/t.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { useMealPlan } from '#web/features/week/use-meal-plan.ts'
import { useRecipeCards } from '#web/lib/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { CalendarIcon } from '#web/ui/calendar-icon.tsx'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'
import { addressOfMeal } from '../kitchen/address-of-meal.ts'
import { Thaw } from '../kitchen/thaw.tsx'
import { useToday } from '../kitchen/use-today.ts'

/** What is planned for today, a line each, and the way to the week. */
export function TodaysMeals({ owner }: { owner: string }) {
  const today = useToday()
  const { meals } = useMealPlan(owner)
  const { data: cards } = useRecipeCards()
  const todays = meals?.filter(({ day }) => day === today) ?? []
  // A recipe is called as in this language; what is not there is called as it was then.
  const titleOf = ({ recipeId, title }: PlannedMeal) =>
    cards?.find(({ id }) => id === recipeId)?.title ?? title
  return (
    <>
      <section
        aria-label={t('Today')}
        className="mb-3 flex min-h-11 items-start gap-x-2.5 print:hidden"
      >
        <Link
          to={paths.plan}
          title={t('This week')}
          className="inline-flex min-h-11 min-w-6 items-center gap-2 font-semibold text-basil underline-offset-4 hover:underline"
        >
          <CalendarIcon />
          <span className={cn(todays.length > 0 && 'sr-only')}>
            {meals?.length === 0 ? t('Plan your week') : t('This week')}
          </span>
        </Link>
        {todays.length > 0 && (
          <ul className="min-w-0 flex-1">
            {todays.map((meal) => {
              const to = addressOfMeal(meal)
              return (
                <li key={meal.id} className="flex min-h-11 items-center gap-1.5">
                  <span className="shrink-0 text-soft">{kindName(meal.meal)}:</span>
                  {to === null ? (
                    <span className="truncate">{titleOf(meal)}</span>
                  ) : (
                    <Link
                      to={to}
                      className="truncate py-2.5 font-semibold underline-offset-4 hover:underline"
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
      <Thaw owner={owner} />
    </>
  )
}
