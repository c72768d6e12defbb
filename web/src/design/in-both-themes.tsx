import type { ReactNode } from 'react'

interface InBothThemesProps {
  title: string
  /** When to use what is shown, in a sentence. */
  note: string
  children: ReactNode
}

/** One section of the design page: the same pieces on light and on dark ground. */
export function InBothThemes({ title, note, children }: InBothThemesProps) {
  return (
    <section className="mb-12">
      <h2 className="text-[1.75rem]">{title}</h2>
      <p className="mt-1 mb-4 max-w-[70ch] text-soft">{note}</p>
      <div className="grid gap-4 lg:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="min-w-0 space-y-6 rounded-card border border-line bg-paper p-5 text-ink sm:p-7"
          >
            {children}
          </div>
        ))}
      </div>
    </section>
  )
}

/** Pieces of one kind in a row that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
