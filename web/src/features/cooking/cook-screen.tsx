import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { t } from '#domain/texts/t.ts'
import type { SpokenCommand } from '#domain/cooking/sayings.ts'
import { statusOf } from '#domain/cooking/timer-state.ts'
import { arrowKeys } from '#web/ui/reading-direction.ts'
import { CookFooter } from './cook-footer.tsx'
import { CookHeader } from './cook-header.tsx'
import { type CookStep, timerId } from './cook-step.ts'
import { hideDock, showDock } from './timers/dock.tsx'
import { HandsFreeDialog } from './hands-free/hands-free-dialog.tsx'
import { canReadAloud, useReadAloud } from './hands-free/read-aloud.ts'
import { PageHeading } from './pages/page-heading.tsx'
import { watchTimers } from './timers/ringer.ts'
import { StepPage } from './pages/step-page.tsx'
import { dismissTimer, startTimer } from './timers/timer-store.ts'
import { TimerStrip } from './timers/timer-strip.tsx'
import { useKeys } from './use-keys.ts'
import { useSwipe } from './use-swipe.ts'
import { useTimers } from './timers/use-timers.ts'
import { useLockScreenSteps } from './timers/use-lock-screen-steps.ts'
import { useVoice } from './hands-free/use-voice.ts'

interface CookScreenProps {
  title: string
  /** 0 is getting ready, then the steps, then the end. */
  page: number
  last: number
  goTo: (page: number) => void
  /** Of the page; undefined on the first and the last one. */
  step: CookStep | undefined
  /** Of a page with a step; the first and the last one have their own. */
  heading: ReactNode
  /** Above the step. */
  above?: ReactNode
  /** What a page without a step shows. */
  children: ReactNode
  isTicked: (line: number) => boolean
  onTick: (line: number) => void
  /** What is cooked: of a timer of something else its title is shown. Null where several dishes are. */
  address: string | null
  onClose: () => void
  onSteps: () => void
  /** A dialog that stands above it, if one is open. */
  dialog: ReactNode
  isDialogOpen: boolean
}

/** Cook mode around what it cooks: pages that turn by thumb, key, swipe and voice, and the timers. */
export function CookScreen(props: CookScreenProps) {
  const { title, page, last, goTo, step, address, onClose, onSteps, dialog, isDialogOpen } = props
  const navigate = useNavigate()
  const { all: timers, now } = useTimers()
  const speech = useReadAloud(step?.isInEnglish === true)
  const [readsAloud, setReadsAloud] = useState(false)
  const [isHandsFreeOpen, setHandsFreeOpen] = useState(false)
  const popup = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const text = step?.text

  const isOnClock = (time: number) =>
    step !== undefined && timers.some((timer) => timer.id === timerId(step, time))

  function start(time: number) {
    const { name, seconds } = step?.times[time] ?? {}
    if (step === undefined || name === undefined || seconds === undefined) return
    startTimer({ id: timerId(step, time), ...step.of, name }, seconds)
    // Its button is pressed for good: without this the focus would be lost.
    heading.current?.focus({ preventScroll: true })
  }
  function startNext() {
    const next = step?.times.findIndex((_, time) => !isOnClock(time)) ?? -1
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
            onSteps={onSteps}
            onHandsFree={() => setHandsFreeOpen(true)}
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
                {step !== undefined && props.heading}
              </PageHeading>
              {step !== undefined && props.above}
              {step !== undefined && (
                <StepPage
                  text={step.text}
                  lang={step.isInEnglish ? 'en' : undefined}
                  times={step.times}
                  isOnClock={isOnClock}
                  onStart={start}
                  lines={step.lines}
                  named={step.named}
                  isTicked={props.isTicked}
                  onTick={props.onTick}
                />
              )}
              {props.children}
            </div>
          </div>
          <CookFooter page={page} last={last} onGo={goTo}>
            <TimerStrip timers={timers} now={now} address={address} />
          </CookFooter>
          {/* A dialog within a dialog brings no scrim of its own. */}
          {(isDialogOpen || isHandsFreeOpen) && <div className="absolute inset-0 bg-scrim" />}
        </Dialog.Popup>
      </Dialog.Portal>
      {dialog}
      <HandsFreeDialog
        open={isHandsFreeOpen}
        onOpenChange={setHandsFreeOpen}
        voice={voice}
        readsAloud={readsAloud}
        onReadsAloud={setReadsAloud}
      />
    </Dialog.Root>
  )
}
