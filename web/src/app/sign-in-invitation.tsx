import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { UserIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** What a visitor finds where an account is needed; signing in leads back here. */
export function SignInInvitation({ title, children }: { title: string; children: ReactNode }) {
  const from = useLocation()
  return (
    <EmptyState
      title={title}
      picture={<UserIcon size={32} />}
      action={
        <>
          <LinkButton to={paths.signup} state={{ from }}>
            Start Free Trial
          </LinkButton>
          <LinkButton to={paths.login} state={{ from }} variant="secondary">
            Sign In
          </LinkButton>
        </>
      }
    >
      {children}
    </EmptyState>
  )
}
