import { useMemo } from 'react'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { foodsOfTable, planTable } from '#domain/table/plan-table.ts'
import { tableInWords } from '#domain/table/table-in-words.ts'
import type { Eater } from '#domain/table/table-plan.ts'
import { t } from '#domain/texts/t.ts'
import { useIngredientFacts } from '#web/features/recipes/page/ingredient-facts.ts'
import { listInWords } from '#web/features/recipes/words.ts'

interface TableSectionProps {
  recipe: Recipe
  vocabulary: Vocabulary
  /** Who eats; nothing is said where nobody does. */
  eaters: readonly Eater[]
}

/** How all at the table eat of this dish: the smallest change for each, where it cannot suit all as it is. */
export function TableSection({ recipe, vocabulary, eaters }: TableSectionProps) {
  const isShown = eaters.length > 0 && recipe.instructions !== null
  const foods = useMemo(() => foodsOfTable(recipe, vocabulary), [recipe, vocabulary])
  const { data: facts } = useIngredientFacts(foods, isShown)
  const said = useMemo(
    () => facts && tableInWords(planTable(recipe, eaters, vocabulary, facts), vocabulary),
    [recipe, eaters, vocabulary, facts],
  )
  if (!isShown) return null
  return (
    <section aria-labelledby="at-the-table" className="pt-2">
      <h2 id="at-the-table" className="mb-3 text-2xl">
        {t('At the table')}
      </h2>
      {said === undefined ? (
        <p className="mt-2 text-soft">{t('Not checked yet against what you avoid.')}</p>
      ) : (
        <>
          {said.forAll.map((sentence) => (
            <p key={sentence} className="mt-2">
              {sentence}
            </p>
          ))}
          <dl className="mt-3 space-y-3">
            {said.eaters.map(({ names, sentences }) => (
              <div key={names.join()}>
                <dt className="font-semibold first-letter:uppercase">
                  {listInWords(names, names.length)}
                </dt>
                <dd>{sentences.join(' ')}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
