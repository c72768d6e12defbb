import { t } from '#domain/texts/t.ts'
import { formatWeekday } from '#web/lib/format-day.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Menu } from '#web/ui/menu.tsx'
import type { MealWish } from './meal-tools.tsx'
import type { ShownMeal } from './shown-meal.ts'

interface NotCookedProps {
  /** What was planned for days that are over, and was not cooked. */
  meals: readonly ShownMeal[]
  onToday: (shown: ShownMeal) => void
  onWish: (wish: MealWish, shown: ShownMeal) => void
}

/** More are folded: the week is what one came for. */
const mostUnfolded = 2

/** Asks what becomes of meals whose day is over. */
export function NotCooked({ meals, onToday, onWish }: NotCookedProps) {
  return (
    <details
      open={meals.length <= mostUnfolded}
      className="mb-5 rounded-card bg-butter px-4.5 py-1.5 text-ink print:hidden"
    >
      <summary className="cursor-pointer py-2.5 font-semibold">
        {t('{count, plural, one {# meal was not cooked} other {# meals were not cooked}}', {
          count: meals.length,
        })}
      </summary>
      <ul className="divide-y divide-ink/15">
        {meals.map((shown) => {
          const { meal, title } = shown
          return (
            <li key={meal.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
              <p className="min-w-0 flex-1 basis-52 wrap-anywhere">
                <span className="font-semibold">{title}</span> · {formatWeekday(meal.day)}
              </p>
              <div role="group" aria-label={title} className="flex flex-wrap gap-2">
                <Button size="sm" variant="secondary" onClick={() => onToday(shown)}>
                  {t('Eat it today')}
                </Button>
                <Button size="sm" variant="secondary" onClick={() => onWish('remove', shown)}>
                  {t('Drop it')}
                </Button>
                <Menu
                  label={t('More for {title}', { title })}
                  className={buttonStyle('secondary', 'sm')}
                  items={[
                    {
                      key: 'change',
                      label: t('Another day'),
                      onSelect: () => onWish('change', shown),
                    },
                    {
                      key: 'cooked',
                      label: t('I cooked this'),
                      onSelect: () => onWish('cooked', shown),
                    },
                  ]}
                >
                  {t('More')}
                </Menu>
              </div>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
