import { t } from '#domain/texts/t.ts'
import { IngredientTicks } from '#web/features/cooking/pages/ingredient-ticks.tsx'
import { wakeWords } from '#web/features/cooking/pages/ready-page.tsx'
import type { Wakefulness } from '#web/features/cooking/wake-lock.ts'
import { servingsInWords } from '#web/features/recipes/servings-words.ts'
import type { ReadyDish } from './ready-dish.ts'

interface AllIngredientsProps {
  dishes: readonly ReadyDish[]
  wakefulness: Wakefulness
  ticks: readonly string[]
  onTick: (key: string) => void
}

/** What to have at hand for all dishes before the first step. */
export function AllIngredients({ dishes, wakefulness, ticks, onTick }: AllIngredientsProps) {
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-soft">
        {t('Tick off what stands ready. The clock begins with the first step.')}{' '}
        {wakeWords[wakefulness]}
      </p>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {dishes.map(({ address, cook, servings }, dish) => {
          const key = (line: number) => `ready:${dish}:${line}`
          return (
            <section key={address} aria-label={cook.title}>
              <h3 className="text-lg">{cook.title}</h3>
              <p className="text-sm text-soft">{servingsInWords(servings)}</p>
              <IngredientTicks
                lines={cook.lines}
                shown={cook.lines.map((_, line) => line)}
                isTicked={(line) => ticks.includes(key(line))}
                onTick={(line) => onTick(key(line))}
              />
            </section>
          )
        })}
      </div>
    </>
  )
}
