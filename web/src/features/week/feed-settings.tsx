import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { formatMoment } from '#web/lib/format-moment.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkToShare } from '#web/ui/link-to-share.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

import { feedQuery, makeFeed, withdrawFeed } from './feed.ts'

/** The address by which somebody's calendar reads the plan where they cook: made, handed on, and withdrawn. */
export function FeedSettings({ userId }: { userId: string }) {
  const client = useQueryClient()
  const kitchen = useKitchenOf(userId) ?? userId
  const feed = useQuery(feedQuery(userId, kitchen))
  const [made, setMade] = useState<{ kitchen: string; address: string } | null>(null)
  const [pending, setPending] = useState(false)
  // Of the kitchen that is on the screen.
  const address = made?.kitchen === kitchen ? made.address : null

  async function attempt(work: () => Promise<string | null>) {
    setPending(true)
    try {
      const shown = await work()
      setMade(shown === null ? null : { kitchen, address: shown })
      await client.invalidateQueries({ queryKey: feedQuery(userId, kitchen).queryKey })
    } catch (cause) {
      toast({ title: cause instanceof Error ? cause.message : String(cause), tone: 'error' })
    } finally {
      setPending(false)
    }
  }
  const make = () => void attempt(() => makeFeed(kitchen))
  const withdraw = () =>
    void attempt(async () => {
      await withdrawFeed(kitchen)
      return null
    })

  if (feed.data === undefined) {
    if (!feed.isError && !feed.isPaused) return <Skeleton className="h-28" />
    return (
      <ErrorState
        title={t('Your calendar address could not be loaded')}
        onRetry={() => void feed.refetch()}
        retrying={feed.isFetching}
      />
    )
  }
  const words =
    feed.data === null
      ? t('Your calendar can show what is planned here: it reads it from an address that is yours.')
      : t('Your calendar reads what is planned here, from the address that you made {when}.', {
          when: formatMoment(feed.data),
        })
  return (
    <div>
      <p className="max-w-[60ch] text-soft">{words}</p>
      {address !== null && (
        <div className="mt-4">
          <p className="mb-3 max-w-[60ch]">
            {t(
              'The address is shown this once. Whoever has it reads the week, so keep it to yourself.',
            )}
          </p>
          <LinkToShare
            title={t('Meal plan')}
            url={address}
            scanWords={t('Point the camera of a phone at it, and add the calendar there.')}
          />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {address !== null && (
          <a
            href={address.replace(/^https?:/u, 'webcal:')}
            className={buttonStyle('primary', 'md')}
          >
            {t('Add it to a calendar here')}
          </a>
        )}
        <Button variant="secondary" disabled={pending} onClick={make}>
          {feed.data === null ? t('Make an address') : t('Make a new address')}
        </Button>
        {feed.data !== null && (
          <Button variant="quiet" disabled={pending} onClick={withdraw}>
            {t('Withdraw')}
          </Button>
        )}
      </div>
      {feed.data !== null && (
        <p className="mt-2 text-sm text-soft">{t('With a new address the former one ends.')}</p>
      )}
    </div>
  )
}
