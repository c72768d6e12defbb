import { useState, type ReactNode } from 'react'
import type { Sort } from './comment-rows.ts'
import { DiscussionView } from './discussion-view.tsx'
import { NewComment } from './new-comment.tsx'
import { RatingLine } from './rating-line.tsx'
import { useRate, useRatingSummary, type RatingSummary } from './rating-summary.ts'
import type { Reader } from './reader.ts'
import { useDiscussionActions } from './use-discussion-actions.ts'

interface CommentsProps {
  recipeId: number
  /** Null is a visitor. */
  reader: Reader | null
  /** In place of the texts, for a visitor. */
  invitation: ReactNode
  /** What shows the recipe's rating elsewhere is old. */
  onRated: () => void
  /** What had the focus is gone. */
  onGone: () => void
}

/** A recipe’s rating and comments. */
export function Comments({ recipeId, reader, invitation, onRated, onGone }: CommentsProps) {
  const { data: summary } = useRatingSummary(recipeId, reader?.id ?? null)
  return (
    <>
      <div className="mb-6 min-h-7">
        {summary !== undefined && <RatingLine summary={summary} />}
      </div>
      {reader === null ? (
        invitation
      ) : (
        <Discussion
          key={reader.id}
          summary={summary ?? null}
          {...{ recipeId, reader, onRated, onGone }}
        />
      )}
    </>
  )
}

interface DiscussionProps extends Omit<CommentsProps, 'reader' | 'invitation'> {
  reader: Reader
  /** Null while it is not known: then nobody is asked for a rating. */
  summary: RatingSummary | null
}

function Discussion({ recipeId, reader, summary, onRated, onGone }: DiscussionProps) {
  const [sort, setSort] = useState<Sort>('newest')
  const actions = useDiscussionActions(recipeId, reader, sort, onRated)
  const rate = useRate(recipeId, reader.id, onRated)
  return (
    <div className="max-w-3xl space-y-8">
      <NewComment
        recipeId={recipeId}
        reader={reader}
        summary={summary}
        onPost={actions.post}
        onRate={rate}
      />
      <div>
        <DiscussionView {...{ recipeId, reader, sort, actions, onGone }} onSort={setSort} />
      </div>
    </div>
  )
}
