import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { t } from '#domain/texts/t.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'
import type { CookRecipe } from './cook-recipe.ts'
import { CookScreen } from './cook-screen.tsx'
import { cookStepsOf } from './cook-step.ts'
import { EndPage } from './pages/end-page.tsx'
import { ReadyPage } from './pages/ready-page.tsx'
import { StepsDialog } from './pages/steps-dialog.tsx'
import { usePlace } from './use-place.ts'
import { useWakeLock } from './wake-lock.ts'

export interface CookModeProps {
  recipe: CookRecipe
  onClose: () => void
  /** Without it nobody is asked whether it was cooked. */
  onCooked?: (() => void | Promise<void>) | undefined
  /** Where it is rated, at the end. */
  rating?: ReactNode
}

/** One step at a time over the whole screen, for hands that are busy. */
export function CookMode({ recipe, onClose, onCooked, rating }: CookModeProps) {
  const { instructions, isInEnglish = false, title } = recipe
  const id = String(recipe.id)
  const { pathname } = useLocation()
  // A composed dish is more than its path: its id is the whole address.
  const address = pathname.startsWith('/dish/') ? id : pathname
  const { data: vocabulary } = useVocabulary()
  const place = usePlace(id, instructions.length)
  const { page, last, goTo } = place
  const wakefulness = useWakeLock()
  const [isListOpen, setListOpen] = useState(false)
  const steps = cookStepsOf(recipe, address, vocabulary)

  return (
    <CookScreen
      {...{ title, page, last, goTo, address, onClose }}
      step={steps[page - 1]}
      heading={t('Step {page} of {count}', { page, count: instructions.length })}
      isTicked={place.isTicked}
      onTick={place.tick}
      onSteps={() => setListOpen(true)}
      isDialogOpen={isListOpen}
      dialog={
        <StepsDialog
          open={isListOpen}
          onOpenChange={setListOpen}
          steps={instructions}
          lang={isInEnglish ? 'en' : undefined}
          current={page}
          done={place.done}
          onDone={place.toggleDone}
          onGo={(target) => {
            setListOpen(false)
            goTo(target)
          }}
        />
      }
    >
      {page === 0 && (
        <ReadyPage
          recipe={recipe}
          wakefulness={wakefulness}
          isTicked={place.isTicked}
          onTick={place.tick}
        />
      )}
      {page === last && (
        <EndPage
          title={title}
          onClose={onClose}
          rating={rating}
          onCooked={
            onCooked &&
            (async () => {
              await onCooked()
              place.forget()
            })
          }
        />
      )}
    </CookScreen>
  )
}
