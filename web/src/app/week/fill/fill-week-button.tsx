import { useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { t } from '#domain/texts/t.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'

const { Piece: FillSheet, preload } = lazyPiece(
  async () => (await import('./fill-sheet.tsx')).FillSheet,
)

interface FillWeekButtonProps {
  owner: string
  /** Those that are shown. */
  days: readonly CalendarDay[]
  today: CalendarDay
  meals: readonly PlannedMeal[]
}

/** Opens the sheet that fills a week; nothing for a week that is over. */
export function FillWeekButton(props: FillWeekButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { days, today } = props
  if (days.every((day) => day < today)) return null
  const onClose = () => setOpen(false)
  return (
    <>
      <Button aria-haspopup="dialog" onPointerEnter={preload} onClick={() => setOpen(true)}>
        {t('Fill my week')}
      </Button>
      {isOpen && (
        <FillSheet
          {...props}
          onClose={onClose}
          onUnavailable={() => {
            onClose()
            notifyUnavailable()
          }}
        />
      )}
    </>
  )
}
