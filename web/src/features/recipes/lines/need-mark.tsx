import { t } from '#domain/texts/t.ts'
import { isChange, type NeedState } from '#domain/matching/need.ts'
import { cn } from '#web/ui/cn.ts'
import { CheckIcon } from '#web/ui/action-icons.tsx'

/** A state in a word. */
export const needWords: Readonly<Record<NeedState, string>> = {
  have: t('have|an ingredient is at home'),
  swap: t('swap|an ingredient is replaced'),
  'left-out': t('left out|an ingredient'),
  probably: t('probably|an ingredient is at home'),
  believed: t('probably at home'),
  missing: t('missing|an ingredient'),
  assumed: t('always at home'),
  optional: t('optional|an ingredient'),
  unknown: t('not matched'),
}

/** A state as a sign beside its word: ticked, nearly, or still open. */
export function NeedMark({ state }: { state: NeedState }) {
  const isMet = state === 'have' || state === 'assumed'
  const isNear = isChange(state)
  return (
    <span
      aria-hidden="true"
      className={cn(
        'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full text-sm font-bold',
        isMet && 'bg-basil text-basil-ink',
        isNear && 'bg-butter text-ink',
        !isMet && !isNear && 'border-2 border-dashed border-edge',
      )}
    >
      {isMet && <CheckIcon size={15} className="[stroke-dasharray:20] [&>path]:animate-tick" />}
      {state === 'swap' && '⇄'}
      {state === 'left-out' && '–'}
      {(state === 'probably' || state === 'believed') && '?'}
    </span>
  )
}
