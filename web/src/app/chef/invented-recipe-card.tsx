import { useMemo } from 'react'
import { t } from '#domain/texts/t.ts'
import { foodsInText } from '#domain/ingredients/foods-in-text.ts'
import type { InventedRecipe } from '#domain/chat/invented-recipe.ts'
import { factsOfInvented, readInvented } from '#domain/chat/read-invented.ts'
import { plainDraftLines } from '#domain/import/found-recipe.ts'
import { isMissed } from '#domain/matching/need.ts'
import type { FactsById } from '#domain/recipes/ingredient-facts.ts'
import { NeedMark, needWords } from '#web/features/recipes/lines/need-mark.tsx'
import { useIngredientFacts } from '#web/features/recipes/page/ingredient-facts.ts'
import { useVocabularyOfRecipe } from '#web/lib/line-languages.ts'
import { Button } from '#web/ui/button.tsx'
import { BasketIcon } from '#web/ui/icons.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { useProvisions } from '../kitchen/use-provisions.ts'
import { SaveInvented } from './save-invented.tsx'
import { inventedWarning } from './invented-warning.ts'
import type { ChefKnowledge } from './use-chef-knowledge.ts'

interface InventedRecipeCardProps {
  recipe: InventedRecipe
  knowledge: ChefKnowledge
  onBuy: ReturnType<typeof useProvisions>['buy']
}

/** Of a recipe without one line that was read there is nothing to ask. */
const nothingKnown: FactsById = new Map()

/** What its language is known by: the chef answers in that of the question. */
const wordsOf = ({ title, ingredients, steps }: InventedRecipe) => ({
  title,
  steps,
  lines: plainDraftLines(ingredients),
})

/** A recipe that the chef made up, as our own reading understands it: nobody has tried it. */
export function InventedRecipeCard({ recipe, knowledge, onBuy }: InventedRecipeCardProps) {
  const { rules } = knowledge
  const vocabulary = useVocabularyOfRecipe(wordsOf(recipe), knowledge.vocabulary)
  // Until its language is there it is read as English: what that does not know is not known to be safe.
  const kitchen = useMemo(
    () => (vocabulary === undefined ? knowledge.kitchen : { ...knowledge.kitchen, vocabulary }),
    [knowledge.kitchen, vocabulary],
  )
  const lines = useMemo(() => readInvented(recipe.ingredients, kitchen), [recipe, kitchen])
  const inSteps = useMemo(
    () => recipe.steps.flatMap((step) => foodsInText(step, kitchen.vocabulary)),
    [recipe, kitchen.vocabulary],
  )
  const ids = [...lines.flatMap(({ match }) => match.need.ingredient ?? []), ...inSteps]
  const { data } = useIngredientFacts(ids, true)
  const facts = ids.length === 0 ? nothingKnown : data
  const warning = inventedWarning(
    rules,
    facts === undefined ? null : factsOfInvented(lines, inSteps, facts),
  )
  const shown = lines.filter(({ isFurther }) => !isFurther)
  const missed = shown.flatMap(({ match, amount, unit }) =>
    isMissed(match.state) && match.need.ingredient !== null
      ? [{ ingredient: match.need.ingredient, amount, unit }]
      : [],
  )
  return (
    <article className="space-y-3 rounded-2xl border border-dashed border-edge bg-card p-3.5">
      <div>
        <Tag tone="butter">{t('Made up by the chef, not tried')}</Tag>
        <h3 className="mt-1.5 font-sans leading-tight font-bold">{recipe.title}</h3>
      </div>
      {warning !== null && (
        <p role="note" className="rounded-field bg-danger-soft px-3 py-2 text-sm text-danger">
          {warning}
        </p>
      )}
      <ul className="space-y-1.5 text-sm">
        {shown.map(({ text, match }, index) => (
          <li key={`${index} ${text}`} className="flex items-start gap-2">
            <NeedMark state={match.state} />
            <span className="min-w-0 flex-1 pt-0.5 break-words">
              {text} <span className="text-soft">({needWords[match.state]})</span>
            </span>
          </li>
        ))}
      </ul>
      <SaveInvented recipe={recipe} />
      {missed.length > 0 && (
        <Button variant="quiet" size="sm" onClick={() => onBuy(missed, recipe.title)}>
          <BasketIcon size={18} />
          {t('Add missing to list')}
        </Button>
      )}
    </article>
  )
}
