import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { CardRow } from '#web/ui/card-row.tsx'
import { SkeletonCard } from '#web/ui/skeleton.tsx'

interface RecommendationRowProps {
  title: string
  /** One line under the title. */
  note: ReactNode
  /** Beside the title. */
  control?: ReactNode
  state: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** Cards; none where there is nothing to show. */
  children: readonly ReactNode[]
  empty: ReactNode
}

/** A row of recommendations, or what there is in its place. */
export function RecommendationRow(props: RecommendationRowProps) {
  const { title, note, control, state, children, empty } = props
  const failed = state.isError && (
    <div role="alert" className="rounded-card bg-sunken px-5 py-4">
      <p className="mb-3">{t('This could not be loaded.')}</p>
      <Button
        size="sm"
        variant="secondary"
        pending={state.isFetching}
        onClick={() => void state.refetch()}
      >
        {t('Try again')}
      </Button>
    </div>
  )
  const nothing = !state.isPending && children.length === 0 && (
    <p className="rounded-card bg-sunken px-5 py-4 text-soft">{empty}</p>
  )
  return (
    <CardRow
      title={title}
      note={note}
      control={control}
      isBusy={state.isPending}
      // Two and a bit on a small phone, so that one sees that there are more.
      place="w-58 sm:w-66"
      instead={failed || nothing || undefined}
      // A card with three lines of title and two of reason: what comes moves nothing below it.
      className="min-h-[22.5rem] sm:min-h-[25.5rem]"
    >
      {state.isPending
        ? Array.from({ length: 6 }, (_, index) => <SkeletonCard key={index} />)
        : children}
    </CardRow>
  )
}
