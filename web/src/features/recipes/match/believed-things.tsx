import { use } from 'react'
import { t } from '#domain/texts/t.ts'
import { ingredientPlural } from '#domain/ingredients/names.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { cn } from '#web/ui/cn.ts'
import { CloseIcon } from '#web/ui/icons.tsx'
import { T } from '#web/ui/t.tsx'
import { HomeAnswersContext } from './answers-context.ts'

interface BelievedThingsProps {
  ids: readonly IngredientId[]
  vocabulary: Vocabulary
  className?: string
  /** On a small card of a wide screen, in fewer words. */
  isShort?: boolean
}

/** What a card takes for granted, each a tap from "no". */
export function BelievedThings({
  ids,
  vocabulary,
  className,
  isShort = false,
}: BelievedThingsProps) {
  const answers = use(HomeAnswersContext)
  if (answers === null || ids.length === 0) return null
  return (
    <div className={cn('-mt-3 flex flex-wrap items-center gap-x-1 text-sm text-soft', className)}>
      {isShort ? (
        <span>
          <T
            text="<full>You </full>probably<full> have</full>"
            full={<span className="xl:sr-only" />}
          />
        </span>
      ) : (
        <span>{t('You probably have')}</span>
      )}
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          aria-label={t('No {food} at home', { food: ingredientPlural(id, vocabulary) })}
          onClick={() => answers.onHaveNot([id])}
          className="inline-flex min-h-11 items-center px-0.5 text-ink pointer-fine:min-h-8"
        >
          <span className="inline-flex items-center gap-1 rounded-full bg-butter px-2.5 py-0.5 font-semibold">
            {ingredientPlural(id, vocabulary)}
            <CloseIcon size={12} />
          </span>
        </button>
      ))}
    </div>
  )
}
