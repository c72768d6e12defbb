import { useState } from 'react'
import { useLocation } from 'react-router'
import { t } from '#domain/texts/t.ts'
import { CookScreen } from '#web/features/cooking/cook-screen.tsx'
import { type CookStep, cookStepsOf } from '#web/features/cooking/cook-step.ts'
import { EndPage } from '#web/features/cooking/pages/end-page.tsx'
import { StepsDialog } from '#web/features/cooking/pages/steps-dialog.tsx'
import { useWakeLock } from '#web/features/cooking/wake-lock.ts'
import { listInWords } from '#web/features/recipes/words.ts'
import { AllIngredients } from './all-ingredients.tsx'
import type { ReadyDish } from './ready-dish.ts'
import { StepInTime } from './step-in-time.tsx'
import { useTogether } from './use-together.ts'

interface TogetherCookModeProps {
  dishes: readonly ReadyDish[]
  hobs: number
  /** Minutes that all of it takes. */
  length: number
  /** In milliseconds since 1970; null is as soon as it is done. */
  servingAt: number | null
  onClose: () => void
  onCooked: () => void
}

/** One step at a time, of whichever dish it is: what is to be done by the clock. */
export function TogetherCookMode({ onClose, onCooked, ...props }: TogetherCookModeProps) {
  const { dishes } = props
  const together = useTogether(props)
  const { pages, page, last, goTo, toggle, ticks, tick } = together
  const { pathname, search } = useLocation()
  const wakefulness = useWakeLock()
  const [isListOpen, setListOpen] = useState(false)
  const system = dishes[0]?.scaling.system ?? 'metric'
  const titles = dishes.map(({ recipe }) => recipe.title)
  // A timer that rings leads back to all of them; its step is of one.
  const back = `${pathname}${withoutCook(search)}`
  const steps = dishes.map(({ cook, vocabulary, address }) =>
    cookStepsOf(cook, back, vocabulary, address.split('?', 1)[0]),
  )
  const stepOf = (at: number): CookStep | undefined => {
    const phase = pages[at - 1]?.planned.phase
    return phase === undefined ? undefined : steps[phase.dish]?.[phase.step]
  }
  const shown = pages[page - 1]
  const titleOf = (at: number) => titles[pages[at - 1]?.planned.phase.dish ?? -1] ?? ''
  const step = stepOf(page)
  const key = (line: number) => `${shown?.planned.phase.id}:${line}`

  return (
    <CookScreen
      title={listInWords(titles)}
      {...{ page, last, goTo, onClose, step }}
      address={null}
      heading={
        shown !== undefined &&
        t('{title}, step {step}', { title: titleOf(page), step: shown.planned.phase.step + 1 })
      }
      above={
        shown !== undefined && (
          <StepInTime {...{ together, shown }} text={step?.text ?? ''} system={system} />
        )
      }
      isTicked={(line) => ticks.includes(key(line))}
      onTick={(line) => tick(key(line))}
      onSteps={() => setListOpen(true)}
      isDialogOpen={isListOpen}
      dialog={
        <StepsDialog
          open={isListOpen}
          onOpenChange={setListOpen}
          steps={pages.map((_, index) =>
            t('{title}: {step}', {
              title: titleOf(index + 1),
              step: stepOf(index + 1)?.text ?? '',
            }),
          )}
          current={page}
          done={pages.flatMap(({ isDone }, index) => (isDone ? index + 1 : []))}
          onDone={toggle}
          onGo={(target) => {
            setListOpen(false)
            goTo(target)
          }}
        />
      }
    >
      {page === 0 && <AllIngredients {...{ dishes, wakefulness, ticks }} onTick={tick} />}
      {page === last && (
        <EndPage
          title={listInWords(titles)}
          back={t('Back to the timeline')}
          onClose={onClose}
          onCooked={() => {
            together.forget()
            onCooked()
          }}
        />
      )}
    </CookScreen>
  )
}

function withoutCook(search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete('cook')
  return `?${rest.toString()}`
}
