import type { ComponentProps } from 'react'

import { T } from '#web/ui/t.tsx'
import { operatorLink } from '#web/lib/installation.ts'

import { OperatorLinks } from '../kitchen/operator-links.tsx'

/** Under a sign-up: what it agrees to, where there is such a page, and the other pages. */
export function Agreement() {
  const terms = operatorLink('terms')
  return (
    <>
      {terms !== undefined && (
        <p className="mt-6 text-sm text-soft">
          <T
            text="By creating an account you agree to the <terms>terms of use</terms>."
            terms={<TermsLink href={terms} />}
          />
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-x-5 text-sm text-soft empty:hidden">
        <OperatorLinks />
      </p>
    </>
  )
}

const TermsLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className="underline underline-offset-4">
    {children}
  </a>
)
