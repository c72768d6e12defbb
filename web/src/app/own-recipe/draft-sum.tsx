import { t } from '#domain/texts/t.ts'
import { ingredientName } from '#domain/ingredients/names.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { RecipeDraft } from '#domain/recipes/draft.ts'
import { nutrients } from '#domain/recipes/nutrition.ts'
import type { DraftReading } from '#domain/recipes/own/read-draft.ts'
import type { ReadingFacts } from '#domain/recipes/own/reading-facts.ts'
import { DietFacts } from '#web/features/recipes/page/diet-facts.tsx'
import {
  amountInWords,
  coverageInWords,
  isUnknown,
  missingInWords,
  nutritionNames,
} from '#web/features/recipes/nutrition-words.ts'
import { Button } from '#web/ui/button.tsx'

interface DraftSumProps {
  draft: RecipeDraft
  facts: ReadingFacts | null
  reading: DraftReading
  vocabulary: Vocabulary | undefined
  onWorkOut: () => void
}

/** What the recipe comes to so far, and what of it nobody knows. */
export function DraftSum(props: DraftSumProps) {
  const { draft, facts } = props
  return (
    <section aria-labelledby="draft-sum" className="mt-7 space-y-5">
      <h3 id="draft-sum" className="text-lg">
        {t('What it comes to')}
      </h3>
      {draft.lines.length === 0 ? (
        <p className="text-soft">
          {t('Diets, allergens and nutrition stand here as soon as there are ingredients.')}
        </p>
      ) : (
        <>
          <DietFacts facts={facts} />
          {facts !== null && facts.unread > 0 && (
            <p className="text-sm text-soft">
              {t(
                '{count, plural, one {One ingredient is not known: choose what it is to know the rest.} other {# ingredients are not known: choose what they are to know the rest.}}',
                { count: facts.unread },
              )}
            </p>
          )}
          <Nutrition {...props} />
        </>
      )}
    </section>
  )
}

function Nutrition({ draft, facts, reading, vocabulary, onWorkOut }: DraftSumProps) {
  const things = reading.flat().map(({ ingredient, name }) => ({
    ingredient,
    name: name ?? (ingredient === null ? '' : ingredientName(ingredient, vocabulary)),
  }))
  const worked = facts?.nutrition ?? null
  const missing = worked === null ? null : missingInWords(worked, things)
  const info = draft.nutrition === null ? worked : { ...draft.nutrition, partial: [] }
  if (info === null || isUnknown(info)) {
    return (
      <p className="text-sm text-soft">
        {facts === null
          ? t('Nutrition is worked out when you are connected.')
          : `${t('Too little is known of the ingredients for nutrition.')} ${missing ?? ''}`}
      </p>
    )
  }
  const coverage =
    draft.nutrition === null && worked !== null ? (missing ?? coverageInWords(worked)) : null
  return (
    <div>
      <h4 className="mb-1.5 font-bold">{t('One serving')}</h4>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-[0.9375rem]">
        {nutrients.map((nutrient) => (
          <div key={nutrient} className="contents">
            <dt>{nutritionNames[nutrient]}</dt>
            <dd className="text-end font-semibold tabular-nums">{amountInWords(info, nutrient)}</dd>
          </div>
        ))}
      </dl>
      {draft.servings === null && (
        <p className="mt-2 text-sm text-soft">
          {t('Of four, as long as nobody says how many it serves.')}
        </p>
      )}
      {coverage !== null && <p className="mt-2 text-sm text-soft">{coverage}</p>}
      {draft.nutrition !== null && (
        <p className="mt-2 text-sm text-soft">
          {t('As its source states it.')}{' '}
          <Button size="sm" variant="quiet" onClick={onWorkOut}>
            {t('Work it out instead')}
          </Button>
        </p>
      )}
    </div>
  )
}
