import { useQuery } from '@tanstack/react-query'

import { Button, type ButtonProps } from '#web/ui/button.tsx'

import { useAuth } from '../auth-context.ts'
import { FailureAlert } from '../forms/failure-alert.tsx'
import { useAttempt } from '../forms/use-attempt.ts'
import { waysInQuery } from '../providers/providers.ts'
import { knowsPasskeys } from './passkey-failure.ts'

const ways = {
  signIn: async () => (await import('./passkeys.ts')).signInWithPasskey,
  secondStep: async () => (await import('./passkeys.ts')).passSecondStepByKey,
}

interface PasskeyButtonProps {
  /** A sign-in, or the second step of one. */
  way: keyof typeof ways
  label: string
  style?: Pick<ButtonProps, 'variant' | 'size' | 'className'>
}

/** The way in by a passkey. Nothing where the site or the browser knows none. */
export function PasskeyButton({ way, label, style }: PasskeyButtonProps) {
  const { data } = useQuery(waysInQuery())
  const { enter } = useAuth()
  const { pending, failure, run } = useAttempt()
  if (data?.passkeys !== true || !knowsPasskeys()) return null
  const open = () => enter(async (source) => (await ways[way]())(source), 'login')
  return (
    <div className="mt-5 space-y-3">
      <FailureAlert failure={failure} />
      <Button
        variant="secondary"
        size="lg"
        className="w-full"
        {...style}
        pending={pending}
        onClick={() => void run(open)}
      >
        {label}
      </Button>
    </div>
  )
}
