import { t } from '#domain/texts/t.ts'
import { formatWeekday } from '#web/lib/format-day.ts'
import { Button } from '#web/ui/button.tsx'
import type { MealWish } from './meal-tools.tsx'
import { isCookable, type ShownMeal } from './shown-meal.ts'

interface NotCookedProps {
  /** What was planned for days that are over, and was not cooked. */
  meals: readonly ShownMeal[]
  onToday: (shown: ShownMeal) => void
  onWish: (wish: MealWish, shown: ShownMeal) => void
}

/** Asks what becomes of meals whose day is over. */
export function NotCooked({ meals, onToday, onWish }: NotCookedProps) {
  const small = { size: 'sm', variant: 'secondary' } as const
  return (
    <section
      aria-labelledby="not-cooked"
      className="mb-5 rounded-card bg-butter px-4.5 py-4 text-ink print:hidden"
    >
      <h2 id="not-cooked" className="text-xl">
        {t('Not cooked yet?')}
      </h2>
      <ul className="mt-1 divide-y divide-ink/15">
        {meals.map((shown) => {
          const { meal, title } = shown
          return (
            <li key={meal.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
              <p className="min-w-0 flex-1 basis-52 wrap-anywhere">
                <span className="font-semibold">{title}</span> · {formatWeekday(meal.day)}
              </p>
              <div role="group" aria-label={title} className="flex flex-wrap gap-2">
                <Button {...small} onClick={() => onToday(shown)}>
                  {t('Eat it today')}
                </Button>
                <Button {...small} onClick={() => onWish('change', shown)}>
                  {t('Another day')}
                </Button>
                <Button {...small} onClick={() => onWish('cooked', shown)}>
                  {isCookable(meal) ? t('I cooked this') : t('It is eaten')}
                </Button>
                <Button {...small} onClick={() => onWish('remove', shown)}>
                  {t('Drop it')}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
