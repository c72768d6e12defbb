import type { ReactNode } from 'react'

import { t } from '#domain/texts/t.ts'
import { Button } from './button.tsx'
import { FailureReferenceLine } from './failure-reference.tsx'
import { AlertIcon } from './icons.tsx'

interface ErrorStateProps {
  /** What happened, in a few words. */
  title: string
  /** 1 where it is all that the page shows, so that the page has its main heading. */
  level?: 1 | 2
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  action?: ReactNode
}

/** What happened, and a way to try again. It is announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const { title, level = 2, children, onRetry, retrying, action } = props
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center"
    >
      <div className="mb-4 grid size-20 place-items-center rounded-full bg-danger-soft text-danger">
        <AlertIcon size={34} />
      </div>
      <Heading tabIndex={level === 1 ? -1 : undefined} className="text-2xl">
        {title}
      </Heading>
      {children !== undefined && <p className="mt-2 text-soft text-pretty">{children}</p>}
      <FailureReferenceLine />
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {onRetry !== undefined && (
          <Button onClick={onRetry} pending={retrying ?? false}>
            {t('Try again')}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
