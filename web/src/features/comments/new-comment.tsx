import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { storeDraft, readDraft } from './drafts.ts'
import { notifyFailure } from './messages.ts'
import type { RatingSummary } from './rating-summary.ts'
import type { Reader } from './reader.ts'
import { StarChoice } from './star-choice.tsx'
import { WriteForm } from './write-form.tsx'

interface NewCommentProps {
  recipeId: number
  reader: Reader
  /** Null while it is not known: then no stars are asked for. */
  summary: RatingSummary | null
  /** Reject when it could not be saved. */
  onPost: (id: string, content: string, rating: number | null) => Promise<void>
  onRate: (stars: number | null) => Promise<void>
}

/** A rating, a comment, or both. What is begun is stored on this device until it is sent. */
export function NewComment({ recipeId, reader, summary, onPost, onRate }: NewCommentProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const begun = readDraft(reader.id, recipeId)
  const own = summary?.ownRating ?? null
  const stars = chosen ?? own
  const hasNewStars = chosen !== null && chosen !== own

  async function send(text: string, id: string) {
    if (text !== '') await onPost(id, text, hasNewStars ? chosen : null)
    else if (hasNewStars) await onRate(chosen)
    setChosen(null)
    toast({ title: text === '' ? t('Your rating is kept') : t('Your comment is posted') })
  }

  function takeBack() {
    setChosen(null)
    if (own === null) return
    onRate(null).then(
      () =>
        toast({
          title: t('Your rating is taken back'),
          action: {
            label: t('Undo'),
            onAction: () =>
              void onRate(own).catch(notifyFailure(t('Your rating could not be kept'))),
          },
        }),
      notifyFailure(t('Your rating could not be taken back')),
    )
  }

  return (
    <WriteForm
      label={t('Your comment')}
      placeholder={t('How did it turn out? What did you change?')}
      submitLabel={hasNewStars ? t('Post|a comment or a rating') : t('Post comment')}
      begunWith={begun?.text ?? ''}
      begunAs={begun?.id}
      onDraft={(draft) => storeDraft(reader.id, recipeId, draft)}
      mayBeEmpty={hasNewStars}
      onSend={send}
    >
      {summary?.isOwn === false && (
        <div className="flex flex-wrap items-end gap-x-4">
          <StarChoice value={stars} onChange={setChosen} />
          {stars !== null && (
            <Button variant="quiet" size="sm" onClick={takeBack}>
              {hasNewStars && own === null ? t('Clear|chosen stars') : t('Take back')}
            </Button>
          )}
        </div>
      )}
    </WriteForm>
  )
}
