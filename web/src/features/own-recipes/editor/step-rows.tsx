import { t } from '#domain/texts/t.ts'
import { stepsInText } from '#domain/import/steps.ts'
import { ownRecipeLimits } from '#domain/recipes/own/own-recipe-limits.ts'
import type { RowWords } from './rows/row-words.ts'
import type { ChangeRows } from './rows/use-rows.ts'
import type { RowLook } from './rows/written-row.tsx'
import { WrittenRows } from './rows/written-rows.tsx'

interface StepRowsProps {
  id: string
  steps: readonly string[]
  onSteps: ChangeRows
  error: string | undefined
}

const words: RowWords = {
  all: t('Steps'),
  row: (number: number) => t('Step {number}', { number }),
  named: (number: number) => t('step {number}', { number }),
  moved: (from: number, to: number, count: number) =>
    t('Step {from} is now {to} of {count}', { from, to, count }),
  removed: t('Step removed'),
  add: t('Add a step'),
  placeholder: t('What is done first?'),
}

/** The steps in their order, numbered as the recipe will show them. */
export function StepRows({ id, steps, onSteps, error }: StepRowsProps) {
  return (
    <WrittenRows
      {...{ id, words, error }}
      rows={steps}
      onRows={onSteps}
      readPasted={stepsInText}
      longest={ownRecipeLimits.step}
      isNumbered
      className="space-y-3"
      lookOf={lookOfStep}
    />
  )
}

function lookOfStep(index: number): RowLook {
  return {
    textClass: 'py-2 text-[1.0625rem] leading-relaxed',
    mark: (
      <span className="pt-1.5 font-display text-[1.75rem] leading-8 font-semibold text-tomato-text">
        {index + 1}
      </span>
    ),
  }
}
