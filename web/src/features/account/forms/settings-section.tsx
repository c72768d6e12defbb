import { useId } from 'react'
import type { ReactNode } from 'react'

interface SettingsSectionProps {
  title: string
  lead?: ReactNode
  /** What a link names it by. */
  anchor?: string
  children: ReactNode
}

/** One titled part of a place of the account. */
export function SettingsSection({ title, lead, anchor, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      aria-labelledby={id}
      className="scroll-mt-24 border-line py-8 outline-none not-first:border-t first:pt-0"
    >
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-2 max-w-[60ch] text-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
