import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { WhenNear } from '../when-near.tsx'

interface LoadMoreProps {
  /** So many are there: when more have come, the end of the list is another place. */
  loaded: number
  isLoading: boolean
  hasFailed: boolean
  onMore: () => void
}

/** The way on at the end of the list: by itself when one comes near, by a tap for who does not scroll. */
export function LoadMore({ loaded, isLoading, hasFailed, onMore }: LoadMoreProps) {
  return (
    <div className="mt-8 flex flex-col items-center gap-2.5 text-center">
      {!isLoading && !hasFailed && <WhenNear key={loaded} onNear={onMore} />}
      {hasFailed && (
        <p role="alert" className="text-soft">
          {t('The next recipes could not be loaded. Please check your connection.')}
        </p>
      )}
      <Button variant="secondary" pending={isLoading} onClick={onMore}>
        {hasFailed ? t('Try again') : isLoading ? t('Loading...') : t('Load more')}
      </Button>
    </div>
  )
}
