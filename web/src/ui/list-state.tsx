import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { Button } from './button.tsx'
import { FailureReferenceLine } from './failure-reference.tsx'
import { Skeleton } from './skeleton.tsx'

interface ListStateProps {
  state: {
    isPending: boolean
    isError: boolean
    isFetching: boolean
    refetch: () => void
    /** Of a list that comes page by page. */
    more?: { isLoading: boolean; hasFailed: boolean; load: () => void } | undefined
  }
  isEmpty: boolean
  empty: ReactNode
  children: ReactNode
}

/** A list, or in its place that it comes, that it could not come, or that it is empty. */
export function ListState({ state, isEmpty, empty, children }: ListStateProps) {
  if (state.isPending) return <ComingLines />
  return (
    <>
      {state.isError && (
        <div
          role="alert"
          className="mb-4 flex flex-wrap items-center gap-3 rounded-card bg-sunken px-5 py-4"
        >
          <div className="flex-1">
            <p>
              {isEmpty
                ? t('This could not be loaded.')
                : t('This is what your device remembers: it could not be loaded anew.')}
            </p>
            <FailureReferenceLine />
          </div>
          <Button size="sm" variant="secondary" pending={state.isFetching} onClick={state.refetch}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {isEmpty && !state.isError && (
        <p className="rounded-card bg-sunken px-5 py-4 text-soft">{empty}</p>
      )}
      {!isEmpty && children}
      {!isEmpty && state.more !== undefined && (
        <div className="mt-4 text-center">
          <Button variant="secondary" pending={state.more.isLoading} onClick={state.more.load}>
            {state.more.hasFailed ? t('Try again') : t('Show more')}
          </Button>
        </div>
      )}
    </>
  )
}

function ComingLines() {
  return (
    <div>
      <p className="sr-only">{t('Loading...')}</p>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="flex items-center gap-3.5 py-3">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      ))}
    </div>
  )
}
