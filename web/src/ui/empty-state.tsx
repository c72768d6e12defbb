import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  /** 1 where it is all that the page shows, so that the page has its main heading. */
  level?: 1 | 2
  /** What to do next, in a sentence. */
  children: ReactNode
  /** A picture or an icon of about 64 pixels. */
  picture?: ReactNode
  /** The buttons or links that do it. */
  action?: ReactNode
}

/** Nothing here yet, and what to do next. */
export function EmptyState({ title, level = 2, children, picture, action }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      {picture !== undefined && (
        <div className="mb-4 grid size-20 place-items-center rounded-full bg-butter text-butter-text">
          {picture}
        </div>
      )}
      <Heading tabIndex={level === 1 ? -1 : undefined} className="text-2xl">
        {title}
      </Heading>
      <p className="mt-2 text-soft text-pretty">{children}</p>
      {action !== undefined && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>
      )}
    </div>
  )
}
