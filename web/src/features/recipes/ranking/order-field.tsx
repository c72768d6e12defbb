import { useId } from 'react'
import { t } from '#domain/texts/t.ts'
import { rankingModes, type RankingMode } from '#domain/matching/rank.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { modes } from './ranking-mode.ts'

interface OrderFieldProps {
  mode: RankingMode
  onChange: (mode: RankingMode) => void
}

/** The orders that one can choose from. */
export function OrderField({ mode, onChange }: OrderFieldProps) {
  const id = useId()
  return (
    <div className="relative max-w-full">
      <label htmlFor={id} className="sr-only">
        {t('Order')}
      </label>
      <select
        id={id}
        value={mode}
        onChange={({ target }) => {
          const wanted = rankingModes.find((each) => each === target.value)
          if (wanted !== undefined) onChange(wanted)
        }}
        className="h-11 max-w-full field-sizing-content cursor-pointer appearance-none rounded-full bg-transparent pe-7 ps-2.5 text-[0.9375rem] font-semibold text-ink hover:bg-sunken"
      >
        {modes.map(({ mode: each, label }) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon
        size={16}
        className="pointer-events-none absolute top-1/2 end-2 -translate-y-1/2 text-soft"
      />
    </div>
  )
}
