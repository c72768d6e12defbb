import { useSyncExternalStore } from 'react'
import { calendarDay, type CalendarDay } from '#domain/calendar-day.ts'

/** How often a screen that stays on asks which day it is, in milliseconds. */
const often = 60_000

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, often)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
const today = () => calendarDay(new Date())

/** The day where the person is; on a screen that stays on, tomorrow is the next one. */
export const useToday = (): CalendarDay => useSyncExternalStore(subscribe, today)
