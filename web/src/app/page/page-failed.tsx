import { t } from '#domain/texts/t.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/**
 * What a page shows when it broke. Trying again loads the page anew: code that could not be
 * fetched, or that a newer version replaced, is not asked for twice otherwise. Whoever can go nowhere
 * else before may sign out.
 */
export function PageFailed({ onSignOut }: { onSignOut?: () => void }) {
  return (
    <div className="min-h-[60dvh]">
      <ErrorState
        level={1}
        title={t('This page could not be shown')}
        onRetry={() => window.location.reload()}
        action={
          onSignOut ? (
            <Button variant="secondary" onClick={onSignOut}>
              {t('Sign out')}
            </Button>
          ) : (
            <LinkButton to={paths.home} variant="secondary">
              {t('To your ingredients')}
            </LinkButton>
          )
        }
      >
        {navigator.onLine
          ? t('Something went wrong on our side. What you have saved is safe.')
          : t('You are offline, and this page is not on your device yet.')}
      </ErrorState>
    </div>
  )
}
