import type { RecipeDraft } from '#domain/recipes/draft.ts'
import { coverageInWords } from '#domain/recipes/nutrition.ts'
import type { ReadingFacts } from '#domain/recipes/own/reading-facts.ts'
import { DietFacts } from '#web/features/recipes/page/diet-facts.tsx'
import { listInWords } from '#web/features/recipes/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

interface DraftAsideProps {
  draft: RecipeDraft
  facts: ReadingFacts | null
  onWorkOut: () => void
}

/** What the recipe comes to so far, and what of it nobody knows. */
export function DraftAside({ draft, facts, onWorkOut }: DraftAsideProps) {
  return (
    <Card className="p-5">
      <h2 className="mb-3 text-2xl">What it comes to</h2>
      {draft.lines.length === 0 ? (
        <p className="text-soft">
          Diets, allergens and nutrition stand here as soon as there are ingredients.
        </p>
      ) : (
        <div className="space-y-4">
          <DietFacts
            facts={facts && { diets: facts.diets, allergens: facts.isAll ? facts.contains : null }}
          />
          {facts !== null && !facts.isAll && (
            <p className="text-sm text-soft">
              {facts.contains.length > 0 && (
                <>Contains {listInWords(facts.contains, facts.contains.length)} for certain. </>
              )}
              {facts.unread > 0 &&
                `${facts.unread === 1 ? 'One ingredient is' : `${facts.unread} ingredients are`} not known: choose what ${facts.unread === 1 ? 'it is' : 'they are'} to know the rest.`}
            </p>
          )}
          <Nutrition {...{ draft, facts, onWorkOut }} />
        </div>
      )}
    </Card>
  )
}

function Nutrition({ draft, facts, onWorkOut }: DraftAsideProps) {
  const info = draft.nutrition ?? facts?.nutrition ?? null
  if (info === null) {
    return (
      <p className="text-sm text-soft">
        {facts === null
          ? 'Nutrition is worked out when you are connected.'
          : 'Nutrition is not known: too few of the ingredients have an amount that can be weighed.'}
      </p>
    )
  }
  const rows = [
    ['Energy', info.calories, 'kcal'],
    ['Protein', info.protein, 'g'],
    ['Carbohydrate', info.carbs, 'g'],
    ['Fat', info.fat, 'g'],
  ] as const
  const coverage =
    draft.nutrition === null && facts?.nutrition ? coverageInWords(facts.nutrition) : null
  return (
    <div>
      <h3 className="mb-1.5 font-sans font-bold">One serving</h3>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-[0.9375rem]">
        {rows.map(([name, value, unit]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="text-right font-semibold tabular-nums">
              {value === null ? 'not known' : `${value} ${unit}`}
            </dd>
          </div>
        ))}
      </dl>
      {draft.servings === null && (
        <p className="mt-2 text-sm text-soft">
          Of four, as long as nobody says how many it serves.
        </p>
      )}
      {coverage !== null && <p className="mt-2 text-sm text-soft">{coverage}</p>}
      {draft.nutrition !== null && (
        <p className="mt-2 text-sm text-soft">
          As its source states it.{' '}
          <Button size="sm" variant="quiet" onClick={onWorkOut}>
            Work it out instead
          </Button>
        </p>
      )}
    </div>
  )
}
