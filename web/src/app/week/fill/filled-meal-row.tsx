import type { Ref } from 'react'
import { formatQuantity } from '#domain/ingredients/format-quantity.ts'
import { kindName } from '#domain/recipes/kind-name.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { t } from '#domain/texts/t.ts'
import type { AskedMeal, MealChange } from '#domain/week/fill/asked-week.ts'
import type { AnsweredMeal } from '#domain/week/solver/week-answer.ts'
import { minutesInWords } from '#web/features/recipes/words.ts'
import { Cover } from '#web/lib/covers/cover.tsx'
import { formatDay } from '#web/lib/format-day.ts'
import { Button } from '#web/ui/button.tsx'

interface FilledMealRowProps {
  ref: Ref<HTMLLIElement>
  asked: AskedMeal
  found: AnsweredMeal
  /** Undefined where nothing stands there. */
  card: RecipeCard | undefined
  isLeftOut: boolean
  /** Why it stands there, in sentences. */
  reasons: readonly string[]
  /** "Wednesday", by the id of a meal. */
  dayOf: (meal: string) => string
  isBusy: boolean
  onChange: (change: MealChange) => void
}

/** One meal of a week that was found, and what can be said of it. */
export function FilledMealRow(props: FilledMealRowProps) {
  const { ref, asked, found, card, isLeftOut, reasons, dayOf, isBusy, onChange } = props
  const when = t('{day}, {meal}|when a meal is eaten', {
    day: formatDay(asked.day),
    meal: kindName(asked.meal).toLowerCase(),
  })
  const title = card?.title ?? (isLeftOut ? t('Left out') : t('Nothing fits here'))
  const facts = [
    found.kind === 'again'
      ? t('left over from {day}', { day: dayOf(found.cookedAt) })
      : card !== undefined && minutesInWords(card.readyInMinutes),
    t('for {count}|so many servings', { count: formatQuantity(asked.servings) }),
  ].filter((each) => each !== false)
  return (
    <li
      ref={ref}
      tabIndex={-1}
      aria-label={`${when}: ${title}`}
      className="flex gap-3.5 py-4 outline-none"
    >
      {card !== undefined && (
        <Cover
          of={'address' in card ? String(card.address) : card.id}
          src={card.image}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
          className="size-16 shrink-0 rounded-2xl bg-sunken object-cover sm:size-24 dark:brightness-90"
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold text-soft">{when}</p>
        <p className="font-display text-lg leading-tight font-[580] text-balance wrap-anywhere">
          {title}
        </p>
        {card !== undefined && <p className="text-sm text-soft">{facts.join(' · ')}</p>}
        {reasons.map((reason) => (
          <p key={reason} className="mt-1 text-[0.9375rem] text-pretty">
            {reason}
          </p>
        ))}
        {found.kind !== 'nothing' && (
          <p className="-ms-3.5 mt-1 flex flex-wrap">
            <Button
              variant="quiet"
              size="sm"
              disabled={isBusy}
              aria-label={t('Something else than {title}', { title })}
              onClick={() => onChange({ meal: asked.id, not: found.dish })}
            >
              {t('Something else')}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              disabled={isBusy}
              aria-label={t('Leave out {day}', { day: when })}
              onClick={() => onChange({ meal: asked.id, isLeftOut: true })}
            >
              {t('Leave out')}
            </Button>
          </p>
        )}
      </div>
    </li>
  )
}
