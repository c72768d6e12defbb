import type { RankingMode } from '#domain/matching/rank.ts'
import { Chip } from '#web/ui/chip.tsx'
import { modes } from './ranking-mode.ts'

interface ModeChipsProps {
  mode: RankingMode
  onChange: (mode: RankingMode) => void
}

/** The orders that one can choose from. */
export function ModeChips({ mode, onChange }: ModeChipsProps) {
  return (
    <div
      role="group"
      aria-label="Order"
      className="-mx-4 flex w-[calc(100%+2rem)] gap-1.5 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:w-full sm:flex-wrap sm:px-0"
    >
      {modes.map(({ mode: each, label }) => (
        <Chip key={each} selected={each === mode} onClick={() => onChange(each)}>
          {label}
        </Chip>
      ))}
    </div>
  )
}
