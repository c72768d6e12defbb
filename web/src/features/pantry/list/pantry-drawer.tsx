import { useState, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'

interface PantryDrawerProps {
  title: ReactNode
  /** What the closed drawer says beside its title. */
  action: string
  onHint: () => void
  children: ReactNode
}

/** A part of the pantry that is out of the way until somebody opens it; it is made then. */
export function PantryDrawer({ title, action, onHint, children }: PantryDrawerProps) {
  const [wanted, setWanted] = useState(false)
  return (
    <details
      className="group rounded-card border border-line bg-card"
      onToggle={(event) => setWanted((before) => before || event.currentTarget.open)}
    >
      <summary
        onPointerEnter={onHint}
        onFocus={onHint}
        className="flex min-h-13 items-center gap-2 rounded-card px-5 py-3 font-semibold"
      >
        <span className="min-w-0 flex-1">{title}</span>
        <span className="text-sm text-tomato-text group-open:hidden">{action}</span>
        <span className="hidden text-sm text-tomato-text group-open:inline">{t('Close')}</span>
      </summary>
      <div className="px-5 pb-5">{wanted && children}</div>
    </details>
  )
}
