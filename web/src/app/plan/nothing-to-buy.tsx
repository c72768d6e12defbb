import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { useCameFrom } from '#web/features/account/sign-in/use-came-from.ts'
import { isSignUpOpen } from '#web/lib/installation.ts'
import { paths } from '#web/lib/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'

import { useDocumentTitle } from '../page/document-title.ts'
import { Included } from './included.tsx'

/** The pricing page where whoever runs this Larder opened everything. */
export function NothingToBuy() {
  const { user, loading } = useAuth()
  const cameFrom = useCameFrom()
  useDocumentTitle(t('Free for everyone'))
  return (
    <div className="mx-auto max-w-4xl">
      <PageTitle
        lead={t(
          'There is no plan to buy and no trial that ends: everything is open to whoever has an account here.',
        )}
      >
        {t('Free for everyone with an account')}
      </PageTitle>
      {!loading && user === null && (
        <p className="flex flex-wrap gap-3">
          {isSignUpOpen() && (
            <LinkButton to={paths.signup} state={cameFrom}>
              {t('Create account')}
            </LinkButton>
          )}
          <LinkButton to={paths.login} state={cameFrom} variant="secondary">
            {t('Sign in')}
          </LinkButton>
        </p>
      )}
      <Included title={t('What an account opens')} />
    </div>
  )
}
