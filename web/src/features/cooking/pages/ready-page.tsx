import { t } from '#domain/texts/t.ts'
import type { CookRecipe } from '../cook-recipe.ts'
import { IngredientTicks } from './ingredient-ticks.tsx'
import type { Wakefulness } from '../wake-lock.ts'

export const wakeWords: Record<Wakefulness, string> = {
  on: t('The screen stays on while you cook.'),
  off: t('The screen may go dark: your device does not let us keep it on just now.'),
  unavailable: t(
    'This browser cannot keep the screen on. If it goes dark too soon, your device’s settings can change that.',
  ),
}

interface ReadyPageProps {
  recipe: CookRecipe
  wakefulness: Wakefulness
  isTicked: (line: number) => boolean
  onTick: (line: number) => void
}

/** What to have at hand before the first step. */
export function ReadyPage({ recipe, wakefulness, isTicked, onTick }: ReadyPageProps) {
  const { lines, servings } = recipe
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-soft">
        {t(
          'For {servings, plural, one {# serving} other {# servings}}. Tick off what stands ready.',
          { servings },
        )}{' '}
        {wakeWords[wakefulness]}
      </p>
      <IngredientTicks
        lines={lines}
        shown={lines.map((_, line) => line)}
        isTicked={isTicked}
        onTick={onTick}
        className="gap-x-10 sm:columns-2 lg:columns-3 [&>li]:break-inside-avoid"
      />
    </>
  )
}
