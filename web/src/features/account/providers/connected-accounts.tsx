import { useQuery, useQueryClient } from '@tanstack/react-query'

import { t } from '#domain/texts/t.ts'
import { textField } from '#web/lib/json.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { FailureAlert } from '../forms/failure-alert.tsx'
import {
  identitiesQuery,
  linkProvider,
  type Provider,
  unlinkProvider,
  waysInQuery,
} from './providers.ts'
import { SettingsSection } from '../forms/settings-section.tsx'
import { useAttempt } from '../forms/use-attempt.ts'

/** The accounts elsewhere that open this one. Nothing where the server knows no provider. */
export function ConnectedAccounts({ userId }: { userId: string }) {
  const { data } = useQuery(waysInQuery())
  const providers = data?.providers ?? []
  if (providers.length === 0) return null
  return (
    <SettingsSection
      title={t('Connected accounts')}
      lead={t('Other ways to sign in to this account.')}
    >
      <Accounts userId={userId} providers={providers} />
    </SettingsSection>
  )
}

interface AccountsProps {
  userId: string
  providers: readonly Provider[]
}

function Accounts({ userId, providers }: AccountsProps) {
  const query = identitiesQuery(userId)
  const identities = useQuery(query)
  const queryClient = useQueryClient()
  const { pending, failure, run } = useAttempt()
  if (identities.isPending) return <Skeleton className="h-14" />
  if (identities.isError) {
    const retry = () => void identities.refetch()
    return (
      <ErrorState
        title={t('Your connected accounts could not be loaded')}
        onRetry={retry}
        retrying={identities.isFetching}
      />
    )
  }

  return (
    <div>
      <FailureAlert failure={failure} />
      <ul className="divide-y divide-line">
        {providers.map(({ id, name }) => {
          const identity = identities.data.find((each) => each.provider === id)
          const change = async () => {
            if (identity === undefined) await linkProvider(id, paths.accountPlace('security'))
            else await unlinkProvider(identity)
            await queryClient.invalidateQueries({ queryKey: query.queryKey })
          }
          return (
            <li key={id} className="flex min-h-14 items-center gap-4 py-2">
              <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
                <span className="font-semibold">{name}</span>
                <span className="wrap-anywhere text-soft">
                  {identity === undefined
                    ? t('Not connected')
                    : (textField(identity.identity_data, 'email') ?? t('Connected'))}
                </span>
              </div>
              <Button variant="quiet" size="sm" disabled={pending} onClick={() => void run(change)}>
                {identity === undefined ? t('Connect') : t('Disconnect')}
                <span className="sr-only"> {name}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
