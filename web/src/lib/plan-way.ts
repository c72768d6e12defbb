import { t } from '#domain/texts/t.ts'
import { isForEveryone, isSignUpOpen } from './installation.ts'
import { paths } from './paths.ts'

/** The way to where it opens; `plans` names the link where that is a plan. */
export const wayToPlan = (plans: string) =>
  isForEveryone()
    ? isSignUpOpen()
      ? { to: paths.signup, label: t('Create account') }
      : { to: paths.login, label: t('Sign in') }
    : { to: paths.pricing, label: plans }
