import { t } from '#domain/texts/t.ts'
import type { CookTimer } from '#domain/cooking/timer-state.ts'

/** "Step 3 · Simmer gently"; "Step 3" where it has no name. */
export function timerTitle({ step, name }: Pick<CookTimer, 'step' | 'name'>): string {
  return name === '' ? t('Step {step}', { step }) : t('Step {step} · {name}', { step, name })
}

const length = (seconds: number) => {
  const minutes = seconds / 60
  if (seconds < 60) return t('{seconds} s', { seconds })
  if (minutes < 60 && Number.isInteger(minutes)) return t('{minutes} min', { minutes })
  if (minutes < 60) {
    return t('{minutes} min {seconds} s', { minutes: Math.floor(minutes), seconds: seconds % 60 })
  }
  const hours = Math.floor(minutes / 60)
  const rest = Math.round(minutes % 60)
  return rest === 0 ? t('{hours} h', { hours }) : t('{hours} h {rest} min', { hours, rest })
}

/** "12 min", "1 h 20 min", "90 s" as "1 min 30 s"; a range as "10–12 min". */
export function shortLength(seconds: number, most: number | null): string {
  if (most === null) return length(seconds)
  const [low, high] = [length(seconds), length(most)]
  const unit = / \S+$/u.exec(high)?.[0] ?? ''
  return low.endsWith(unit) ? `${low.slice(0, -unit.length)}–${high}` : `${low}–${high}`
}
