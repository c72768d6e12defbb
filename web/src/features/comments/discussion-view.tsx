import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { sorts, type Sort } from './comment-rows.ts'
import { CommentThread } from './comment-thread.tsx'
import { CommentsLoading } from './comments-loading.tsx'
import { useDiscussion } from './discussion-query.ts'
import { notifyFailure } from './messages.ts'
import type { Reader } from './reader.ts'
import type { DiscussionActions } from './use-discussion-actions.ts'
import { useLinkedComment } from './use-linked-comment.ts'

interface DiscussionViewProps {
  recipeId: number
  reader: Reader
  sort: Sort
  onSort: (sort: Sort) => void
  actions: DiscussionActions
  onGone: () => void
}

/** A recipe’s comments, page by page. */
export function DiscussionView(props: DiscussionViewProps) {
  const { recipeId, reader, sort, onSort, actions, onGone } = props
  const query = useDiscussion(recipeId, reader.id, sort)
  const linked = useLinkedComment(query.data, actions)

  if (query.data === undefined && query.isError) {
    return (
      <ErrorState
        title={t('The comments could not be loaded')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {t('Please check your connection.')}
      </ErrorState>
    )
  }
  if (query.data === undefined) return <CommentsLoading />
  const { comments, next } = query.data
  if (comments.length === 0) {
    return <p className="text-soft">{t('Nobody has written anything yet. Be the first.')}</p>
  }
  return (
    <>
      {(comments.length > 1 || sort !== 'newest') && <SortChoice sort={sort} onSort={onSort} />}
      <ul aria-label={t('Comments')} className="space-y-4">
        {comments.map((comment) => (
          <CommentThread
            key={comment.id}
            comment={comment}
            reader={reader}
            actions={actions}
            onGone={onGone}
            linked={linked}
          />
        ))}
      </ul>
      {next !== null && <More onMore={() => actions.showMore(next)} />}
    </>
  )
}

const sortNames: Record<Sort, string> = { newest: t('Newest'), helpful: t('Most helpful') }

function SortChoice({ sort, onSort }: Pick<DiscussionViewProps, 'sort' | 'onSort'>) {
  return (
    <div role="group" aria-label={t('Order of the comments')} className="mb-4 flex flex-wrap gap-2">
      {sorts.map((each) => (
        <Chip key={each} selected={each === sort} onClick={() => onSort(each)}>
          {sortNames[each]}
        </Chip>
      ))}
    </div>
  )
}

function More({ onMore }: { onMore: () => Promise<void> }) {
  const [isPending, setPending] = useState(false)
  function show() {
    setPending(true)
    onMore()
      .catch(notifyFailure(t('More comments could not be loaded')))
      .finally(() => setPending(false))
  }
  return (
    <Button variant="secondary" className="mt-6" pending={isPending} onClick={show}>
      {t('Show more comments')}
    </Button>
  )
}
