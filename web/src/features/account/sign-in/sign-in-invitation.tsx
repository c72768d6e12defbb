import type { ReactNode } from 'react'

import { t } from '#domain/texts/t.ts'
import { paths } from '#web/lib/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { UserIcon } from '#web/ui/account-icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { isSignUpOpen, signUpWords } from '#web/lib/installation.ts'

import { useCameFrom } from './use-came-from.ts'

interface SignInInvitationProps {
  title: string
  children: ReactNode
}

/** In place of what belongs to a person, for a visitor; both ways in lead back here. */
export function SignInInvitation({ title, children }: SignInInvitationProps) {
  const state = useCameFrom()
  return (
    <EmptyState
      title={title}
      picture={<UserIcon size={34} />}
      action={
        <>
          <LinkButton to={paths.login} state={state}>
            {t('Sign in')}
          </LinkButton>
          {isSignUpOpen() && (
            <LinkButton to={paths.signup} state={state} variant="secondary">
              {signUpWords()}
            </LinkButton>
          )}
        </>
      }
    >
      {children}
    </EmptyState>
  )
}
