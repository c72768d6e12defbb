import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { t } from '#domain/texts/t.ts'
import { timersIn } from '#domain/cooking/timers.ts'
import { timersOfStep } from '#domain/cooking/timers-of-step.ts'
import { ingredientsOfSteps } from '#domain/cooking/step-ingredients.ts'
import type { SpokenCommand } from '#domain/cooking/sayings.ts'
import { statusOf } from '#domain/cooking/timer-state.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { arrowKeys } from '#web/ui/reading-direction.ts'
import { CookFooter } from './cook-footer.tsx'
import { CookHeader } from './cook-header.tsx'
import type { CookRecipe } from './cook-recipe.ts'
import { hideDock, showDock } from './timers/dock.tsx'
import { EndPage } from './pages/end-page.tsx'
import { HandsFreeDialog } from './hands-free/hands-free-dialog.tsx'
import { canReadAloud, useReadAloud } from './hands-free/read-aloud.ts'
import { PageHeading } from './pages/page-heading.tsx'
import { ReadyPage } from './pages/ready-page.tsx'
import { watchTimers } from './timers/ringer.ts'
import { StepPage } from './pages/step-page.tsx'
import { StepsDialog } from './pages/steps-dialog.tsx'
import { dismissTimer, startTimer } from './timers/timer-store.ts'
import { TimerStrip } from './timers/timer-strip.tsx'
import { useKeys } from './use-keys.ts'
import { usePlace } from './use-place.ts'
import { useSwipe } from './use-swipe.ts'
import { useTimers } from './timers/use-timers.ts'
import { useLockScreenSteps } from './timers/use-lock-screen-steps.ts'
import { useVoice } from './hands-free/use-voice.ts'
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
  const { instructions, written, isInEnglish = false, lines, title, image } = recipe
  const id = String(recipe.id)
  const { pathname } = useLocation()
  // A composed dish is more than its path: its id is the whole address.
  const address = pathname.startsWith('/dish/') ? String(recipe.id) : pathname
  const navigate = useNavigate()
  const { data: vocabulary } = useVocabulary()
  const place = usePlace(id, instructions.length)
  const { page, last, goTo } = place
  const { all: timers, now } = useTimers()
  const wakefulness = useWakeLock()
  const speech = useReadAloud(isInEnglish)
  const [readsAloud, setReadsAloud] = useState(false)
  const [opened, setOpened] = useState<'steps' | 'hands-free' | null>(null)
  const popup = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const text = instructions[page - 1]
  const lang = isInEnglish ? 'en' : undefined
  const times =
    text === undefined ? [] : isInEnglish ? timersIn(text) : timersOfStep(text, written?.[page - 1])
  // What the English step says of the lines as they are written holds for its translation.
  const places =
    written === undefined
      ? ingredientsOfSteps(instructions, lines, vocabulary)
      : ingredientsOfSteps(
          written,
          lines.map((line) => line.written ?? line),
          vocabulary,
        )
  const named = places[page - 1] ?? []
  const timerId = (time: number) => `${address}:${page}:${time}`
  const isOnClock = (time: number) => timers.some((timer) => timer.id === timerId(time))

  function start(time: number) {
    const { name, seconds } = times[time] ?? {}
    if (name === undefined || seconds === undefined) return
    const timer = { id: timerId(time), address, recipeTitle: title, image, step: page, name }
    startTimer(timer, seconds)
    // Its button is pressed for good: without this the focus would be lost.
    heading.current?.focus({ preventScroll: true })
  }
  function startNext() {
    const next = times.findIndex((_, time) => !isOnClock(time))
    if (next >= 0) start(next)
  }
  const ringing = timers.filter((timer) => statusOf(timer, now) === 'ringing')
  const readStep = () => text !== undefined && speech.read(text)

  const commands: Record<SpokenCommand, () => void> = {
    next: () => goTo(page + 1),
    back: () => goTo(page - 1),
    timer: startNext,
    repeat: readStep,
    stop() {
      speech.stop()
      for (const timer of ringing) dismissTimer(timer.id)
    },
  }
  const voice = useVoice((command) => {
    // Its own voice says "next" too.
    if (!speech.isReading || command === 'stop') commands[command]()
  })
  const [back, on] = arrowKeys()
  useKeys(popup, {
    [on]: commands.next,
    [back]: commands.back,
    ' ': commands.next,
    t: startNext,
    r: speech.isReading ? speech.stop : readStep,
  })
  useLockScreenSteps({ next: commands.next, back: commands.back })
  const swipe = useSwipe((direction) => goTo(page + direction))

  useEffect(() => {
    watchTimers()
    hideDock()
    return () => showDock((to) => void navigate(to))
  }, [navigate])

  const { read, stop } = speech
  useEffect(() => {
    if (readsAloud && text !== undefined) read(text)
    return stop
  }, [readsAloud, text, read, stop])

  return (
    <Dialog.Root open disablePointerDismissal onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          ref={popup}
          initialFocus={heading}
          className="fixed inset-0 z-50 flex flex-col bg-paper pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] text-ink outline-none"
        >
          <CookHeader
            title={title}
            page={page}
            last={last}
            isListening={voice.isListening}
            reading={
              canReadAloud() && text !== undefined
                ? { isReading: speech.isReading, toggle: speech.isReading ? speech.stop : readStep }
                : null
            }
            onClose={onClose}
            onSteps={() => setOpened('steps')}
            onHandsFree={() => setOpened('hands-free')}
          />
          <div
            key={page}
            {...swipe}
            className="min-h-0 flex-1 touch-pan-y overflow-y-auto overscroll-contain px-4 py-5 sm:px-8 lg:px-14 lg:py-9 short:py-3"
          >
            <div className="mx-auto max-w-300 animate-rise">
              <PageHeading ref={heading}>
                {page === 0 && t('Get ready')}
                {page === last && t('Done')}
                {text !== undefined &&
                  t('Step {page} of {count}', { page, count: instructions.length })}
              </PageHeading>
              {page === 0 && (
                <ReadyPage
                  recipe={recipe}
                  wakefulness={wakefulness}
                  isTicked={place.isTicked}
                  onTick={place.tick}
                />
              )}
              {text !== undefined && (
                <StepPage
                  text={text}
                  lang={lang}
                  times={times}
                  isOnClock={isOnClock}
                  onStart={start}
                  lines={lines}
                  named={named}
                  isTicked={place.isTicked}
                  onTick={place.tick}
                />
              )}
              {page === last && (
                <EndPage
                  title={title}
                  running={timers.length - ringing.length}
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
            </div>
          </div>
          <CookFooter page={page} last={last} onGo={goTo}>
            <TimerStrip timers={timers} now={now} address={address} />
          </CookFooter>
          {/* A dialog within a dialog brings no scrim of its own. */}
          {opened !== null && <div className="absolute inset-0 bg-scrim" />}
        </Dialog.Popup>
      </Dialog.Portal>
      <StepsDialog
        open={opened === 'steps'}
        onOpenChange={(open) => setOpened(open ? 'steps' : null)}
        steps={instructions}
        lang={lang}
        current={page}
        done={place.done}
        onDone={place.toggleDone}
        onGo={(target) => {
          setOpened(null)
          goTo(target)
        }}
      />
      <HandsFreeDialog
        open={opened === 'hands-free'}
        onOpenChange={(open) => setOpened(open ? 'hands-free' : null)}
        voice={voice}
        readsAloud={readsAloud}
        onReadsAloud={setReadsAloud}
      />
    </Dialog.Root>
  )
}
