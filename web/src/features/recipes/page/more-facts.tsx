import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { equipmentIn } from '#domain/recipes/equipment.ts'
import { keepingIn } from '#domain/recipes/keeping.ts'
import type { NutritionInfo } from '#domain/recipes/nutrition.ts'
import { lastReading } from '#domain/recipes/readings.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { equipmentName } from './equipment-words.ts'
import { formatDate } from '#web/lib/format.ts'
import { alcoholFacts, keepingInWords } from '../kitchen-facts-words.ts'
import type { ShownLine } from '../lines/line-matches.ts'
import { listInWords } from '../words.ts'
import { NutritionPanel } from './nutrition-panel.tsx'

interface MoreFactsProps {
  recipe: Pick<
    Recipe,
    'id' | 'storage' | 'writtenStorage' | 'instructions' | 'writtenSteps' | 'servings'
  >
  /** As it is cooked. */
  lines: readonly ShownLine[]
  vocabulary: Vocabulary | undefined
  /** With its swaps; null while they are looked up. */
  facts: { nutritionInfo: NutritionInfo | null } | null
  servings: number
  /** Without the plan only the calories are shown. */
  isOpen: boolean
}

/** What a cook asks before starting, below the ingredients: alcohol, equipment, storage, nutrition, and when it was checked. */
export function MoreFacts(props: MoreFactsProps) {
  const { recipe, lines, vocabulary, facts, servings, isOpen } = props
  const alcohol = alcoholFacts(lines, vocabulary)
  const needed = equipmentIn(recipe.writtenSteps ?? recipe.instructions ?? [])
  const storage = recipe.writtenStorage ?? recipe.storage
  const kept = storage === null ? null : keepingInWords(keepingIn(storage))
  const read = lastReading(recipe.id)
  return (
    <div className="space-y-5">
      {(alcohol.length > 0 || needed.length > 0 || kept !== null) && (
        <dl className="space-y-1.5 text-[0.9375rem] wrap-anywhere">
          {alcohol.map(({ name, words, isMinor }) => (
            <Fact key={name} name={name} isMinor={isMinor}>
              {words}
            </Fact>
          ))}
          {needed.length > 0 && (
            <Fact name={t('You need|equipment')}>
              {listInWords(needed.map(equipmentName), needed.length)}
            </Fact>
          )}
          {kept !== null && <Fact name={t('Keeps|for how long')}>{kept}</Fact>}
        </dl>
      )}
      {facts !== null && facts.nutritionInfo !== null && (
        <NutritionPanel
          info={facts.nutritionInfo}
          lines={lines.map(({ line }) => line)}
          base={recipe.servings}
          {...{ servings, isOpen }}
        />
      )}
      {read !== null && (
        <p className="text-sm text-soft">
          {t('Last checked {date}: read against our kitchen rules, not cooked as a test.', {
            date: formatDate(new Date(`${read}T12:00`)),
          })}
        </p>
      )}
    </div>
  )
}

interface FactProps {
  name: string
  isMinor?: boolean
  children: ReactNode
}

function Fact({ name, isMinor = false, children }: FactProps) {
  return (
    <div className={isMinor ? 'text-sm text-soft' : undefined}>
      <dt className="inline font-semibold">{name}: </dt>
      <dd className="inline">{children}</dd>
    </div>
  )
}
