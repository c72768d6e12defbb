import { useId } from 'react'
import type { ReactNode } from 'react'

interface SettingsSectionProps {
  title: string
  lead?: ReactNode
  /** What a link on the page names it by. */
  anchor?: string
  children: ReactNode
}

/** One titled part of the account page. */
export function SettingsSection({ title, lead, anchor, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className="scroll-mt-24 border-t border-line py-8">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div>
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {lead !== undefined && <p className="mt-2 max-w-[60ch] text-soft">{lead}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
