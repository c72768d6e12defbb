import { t } from '#domain/texts/t.ts'
import { useIsHelper } from '#web/lib/kitchen-here.ts'
import { Button } from '#web/ui/button.tsx'
import { useThawing } from './use-thawing.ts'

/** What is to be taken out of the freezer today, a line each, for the meals of tomorrow. */
export function ThawLines({ owner }: { owner: string }) {
  const { thawing, takeOut, today } = useThawing(owner)
  const isHelper = useIsHelper(owner)
  if (thawing.length === 0) return null
  return (
    <ul aria-label={t('Out of the freezer')} className="mb-3 print:hidden">
      {thawing.map((each) => {
        const { item, meal } = each
        const { title } = meal
        return (
          <li key={item.id} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1">
            <p className="max-w-fit min-w-0 flex-1 basis-52 wrap-anywhere">
              <span className="font-semibold">
                {t('Out of the freezer today: {food}', { food: item.name })}
              </span>{' '}
              <span className="text-soft">
                {meal.day === today
                  ? t('for today: {meal}', { meal: title })
                  : t('for tomorrow: {meal}', { meal: title })}
              </span>
            </p>
            {!isHelper && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('It is out: {food}', { food: item.name })}
                onClick={() => takeOut(each)}
              >
                {t('It is out')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
