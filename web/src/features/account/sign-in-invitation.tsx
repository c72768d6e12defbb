import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import { paths } from '#web/lib/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { UserIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

import type { CameFrom } from './came-from.ts'

interface SignInInvitationProps {
  title: string
  children: ReactNode
}

/** In place of what belongs to a person, for a visitor; both ways in lead back here. */
export function SignInInvitation({ title, children }: SignInInvitationProps) {
  const { pathname, search } = useLocation()
  const state: CameFrom = { from: pathname + search }
  return (
    <EmptyState
      title={title}
      picture={<UserIcon size={34} />}
      action={
        <>
          <LinkButton to={paths.login} state={state}>
            Sign in
          </LinkButton>
          <LinkButton to={paths.signup} state={state} variant="secondary">
            Start free trial
          </LinkButton>
        </>
      }
    >
      {children}
    </EmptyState>
  )
}
