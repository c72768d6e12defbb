import { useEffect, useRef, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { UnitSystem } from '#domain/recipes/scale.ts'
import { mostServings, nextServings, servingsFrom } from '#domain/recipes/servings.ts'
import { cn } from '#web/ui/cn.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LockIcon, MinusIcon, PlusIcon } from '#web/ui/action-icons.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'

const { Piece: LockedNote } = lazyPiece(
  async () => (await import('./servings-notes.tsx')).LockedNote,
)
const { Piece: ScaledNote } = lazyPiece(
  async () => (await import('./servings-notes.tsx')).ScaledNote,
)
/** The servings stand in the control. */
const nothingMore = () => undefined

interface ServingsControlProps {
  servings: number
  base: number
  /** Scaling belongs to the plan: without it the control shows the servings as written, locked. */
  mayScale: boolean
  onChange: (servings: number) => void
  system: UnitSystem
  onSystem: (system: UnitSystem) => void
  /** What must be minded with other servings. */
  notes: readonly string[]
}

/** For how many, and in which measures. */
export function ServingsControl(props: ServingsControlProps) {
  const { servings, base, mayScale, onChange, system, onSystem, notes } = props
  // A second tap may come before the first is shown.
  const latest = useRef(servings)
  useEffect(() => {
    latest.current = servings
  }, [servings])
  function step(by: 1 | -1) {
    latest.current = nextServings(latest.current, by)
    onChange(latest.current)
  }
  const [isAsked, setAsked] = useState(false)
  return (
    <section aria-label={t('Servings and measures')} className="mb-5 space-y-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-1.5">
          <IconButton
            label={t('One serving less')}
            icon={<MinusIcon />}
            disabled={!mayScale || servings <= 1}
            onClick={() => step(-1)}
          />
          <TypedServings key={servings} {...{ servings, base, mayScale, onChange }} />
          <IconButton
            label={t('One serving more')}
            icon={<PlusIcon />}
            disabled={!mayScale || servings >= mostServings}
            onClick={() => step(1)}
          />
          {!mayScale && (
            <IconButton
              label={t('Why the servings are locked')}
              icon={<LockIcon size={18} className="text-soft" />}
              aria-expanded={isAsked}
              onClick={() => setAsked(!isAsked)}
            />
          )}
        </div>
        <UnitSwitch system={system} onSystem={onSystem} />
      </div>
      {!mayScale && isAsked && <LockedNote onUnavailable={notifyUnavailable} />}
      {servings !== base && (
        <ScaledNote {...{ servings, base, notes }} onReset={onChange} onUnavailable={nothingMore} />
      )}
    </section>
  )
}

function TypedServings(
  props: Pick<ServingsControlProps, 'servings' | 'base' | 'mayScale' | 'onChange'>,
) {
  const { servings, base, mayScale, onChange } = props
  const shown = String(Math.round(servings * 100) / 100)
  const [typed, setTyped] = useState(shown)
  function take() {
    const next = servingsFrom(typed === shown ? String(servings) : typed, base)
    setTyped(String(Math.round(next * 100) / 100))
    if (next !== servings) onChange(next)
  }
  return (
    <label className="flex items-center gap-2 font-semibold">
      <input
        inputMode="decimal"
        aria-label={t('Servings')}
        value={typed}
        disabled={!mayScale}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take()
        }}
        className="h-11 w-15 rounded-field border border-edge bg-card text-center text-ink disabled:bg-sunken"
      />
      {t('{servings, plural, one {serving} other {servings}}', { servings })}
    </label>
  )
}

const systems: readonly [UnitSystem, string][] = [
  ['metric', t('Metric')],
  ['us', t('US|measures')],
]

function UnitSwitch({ system, onSystem }: Pick<ServingsControlProps, 'system' | 'onSystem'>) {
  return (
    <div role="group" aria-label={t('Measures')} className="flex rounded-field bg-sunken p-1">
      {systems.map(([each, name]) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === system}
          onClick={() => onSystem(each)}
          className={cn(
            'min-h-11 min-w-14 rounded-xl px-3 text-[0.9375rem] font-semibold',
            each === system ? 'bg-card text-ink shadow-card' : 'text-soft',
          )}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
