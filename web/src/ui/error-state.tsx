import type { ReactNode } from 'react'

import { Button } from './button.tsx'
import { AlertIcon } from './icons.tsx'

interface ErrorStateProps {
  /** What happened, in a few words. */
  title: string
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  action?: ReactNode
}

/** What happened, and a way to try again. It is announced when it appears. */
export function ErrorState({ title, children, onRetry, retrying, action }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center"
    >
      <div className="mb-4 grid size-20 place-items-center rounded-full bg-danger-soft text-danger">
        <AlertIcon size={34} />
      </div>
      <h2 className="text-2xl">{title}</h2>
      {children !== undefined && <p className="mt-2 text-soft text-pretty">{children}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {onRetry !== undefined && (
          <Button onClick={onRetry} pending={retrying ?? false}>
            Try again
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
