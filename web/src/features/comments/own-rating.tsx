import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/action-icons.tsx'
import { whyNotSaved } from './messages.ts'
import { useRate, useRatingSummary } from './rating-summary.ts'
import { StarChoice } from './star-choice.tsx'

interface OwnRatingProps {
  recipeId: number
  readerId: string
  onRated: () => void
}

/** A rating alone, for the end of cooking; nothing on one's own recipe. */
export function OwnRating({ recipeId, readerId, onRated }: OwnRatingProps) {
  const { data: summary } = useRatingSummary(recipeId, readerId)
  const rate = useRate(recipeId, readerId, onRated)
  const [chosen, setChosen] = useState<number | null>(null)
  const [state, setState] = useState<'open' | 'pending' | 'kept'>('open')
  const [failure, setFailure] = useState<string | null>(null)
  if (summary === undefined || summary.isOwn) return null

  async function keep() {
    if (chosen === null || state === 'pending') return
    setState('pending')
    setFailure(null)
    try {
      await rate(chosen)
      setState('kept')
    } catch (cause) {
      setFailure(await whyNotSaved(cause))
      setState('open')
    }
  }

  return (
    <div className="mt-7">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <StarChoice
          value={chosen ?? summary.ownRating}
          onChange={(stars) => {
            setChosen(stars)
            if (state === 'kept') setState('open')
          }}
        />
        {chosen !== null && state !== 'kept' && (
          <Button variant="secondary" pending={state === 'pending'} onClick={() => void keep()}>
            {t('Rate it')}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 flex items-center gap-2 text-basil empty:hidden">
        {state === 'kept' && (
          <>
            <CheckIcon />
            {t('Your rating is kept.')}
          </>
        )}
        {failure !== null && <span className="text-danger">{failure}</span>}
      </p>
    </div>
  )
}
