import { t } from '#domain/texts/t.ts'
import type { LockedPart } from '#domain/recipes/settle-listing.ts'
import { lockedWords, nameWords } from '#web/features/recipes/listing/filter-words.ts'
import { listInWords } from '#web/features/recipes/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { isForEveryone } from '#web/lib/installation.ts'
import { wayToPlan } from '#web/lib/plan-way.ts'

interface ListingNoticesProps {
  /** Names in the address that mean nothing here. */
  ignored: readonly string[]
  locked: readonly LockedPart[]
  isOnDeviceOnly: boolean
  isFetching: boolean
  onRetry: () => void
}

const style = 'mb-3 rounded-field bg-butter px-4 py-2.5 text-ink'

/** What of a search does not hold, and what the list is while the backend does not answer. */
export function ListingNotices(props: ListingNoticesProps) {
  const { ignored, locked, isOnDeviceOnly, isFetching, onRetry } = props
  const unknown = [...new Set(ignored.map((name) => nameWords[name] ?? name))]
  const closed = [...new Set(locked.map((part) => lockedWords[part]))]
  const parts = listInWords(closed)
  const way = wayToPlan(t('See plans'))
  return (
    <>
      {isOnDeviceOnly && (
        <div role="status" className={`${style} flex flex-wrap items-center gap-x-4 gap-y-1`}>
          <p className="flex-1">
            {navigator.onLine ? t('The list could not be refreshed.') : t('You are offline.')}{' '}
            {t('These are the recipes on this device.')}
          </p>
          <Button variant="quiet" size="sm" pending={isFetching} onClick={onRetry}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {closed.length > 0 && (
        <p className={style}>
          {isForEveryone()
            ? t(
                'This address also asks for {parts}, which is open to everyone with an account, so the list leaves it out.',
                { parts },
              )
            : t(
                'This address also asks for {parts}, which is part of the plan, so the list leaves it out.',
                { parts },
              )}{' '}
          <Link to={way.to} className="font-semibold underline underline-offset-4">
            {way.label}
          </Link>
        </p>
      )}
      {unknown.length > 0 && (
        <p className={style}>
          {t('Part of this address could not be understood and is left out: {parts}.', {
            parts: listInWords(unknown),
          })}
        </p>
      )}
    </>
  )
}
