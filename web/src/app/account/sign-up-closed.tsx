import type { ReactNode } from 'react'

import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
import { WelcomeFrame } from '#web/features/account/sign-in/welcome-frame.tsx'
import { signUpMode } from '#web/lib/installation.ts'

/** In place of the sign-up where it is closed, or needs an invitation that is not there. */
export function SignUpClosed({ signIn }: { signIn: ReactNode }) {
  const words =
    signUpMode() === 'off'
      ? {
          title: t('Sign-up is closed'),
          lead: t('New accounts cannot be made here. Whoever runs this Larder can tell you more.'),
        }
      : {
          title: t('By invitation only'),
          lead: t(
            'To make an account here, open the link that you were invited with. Whoever runs this Larder can send you one.',
          ),
        }
  return (
    <WelcomeFrame title={words.title} lead={words.lead}>
      <p className="text-soft">
        <T text="Have an account? {signIn}" signIn={signIn} />
      </p>
    </WelcomeFrame>
  )
}
