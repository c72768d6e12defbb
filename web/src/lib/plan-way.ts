import { isForEveryone, isSignUpOpen } from './installation.ts'
import { paths } from './paths.ts'

/** Ends a sentence about what is locked: "Changing the servings is …". */
export const partOfPlan = () =>
  isForEveryone() ? 'open to everyone with an account' : 'part of the plan'

/** The way to where it opens; `plans` names the link where that is a plan. */
export const wayToPlan = (plans: string) =>
  isForEveryone()
    ? isSignUpOpen()
      ? { to: paths.signup, label: 'Create account' }
      : { to: paths.login, label: 'Sign in' }
    : { to: paths.pricing, label: plans }
