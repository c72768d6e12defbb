import { isEnglish, locale } from '../texts/t.ts'
import { type StepTimer, timersIn } from './timers.ts'
import { translatedTimers } from './translated-timers.ts'

/**
 * The times in a step that are worth a timer, in the language of the page, and in English where it has none in that.
 *
 * @param written the step in English, where it is translated
 */
export function timersOfStep(step: string, written?: string): StepTimer[] {
  if (isEnglish()) return timersIn(step)
  const timers = translatedTimers(step, locale(), written)
  return timers === undefined || (timers.length === 0 && written === undefined)
    ? timersIn(step)
    : timers
}
