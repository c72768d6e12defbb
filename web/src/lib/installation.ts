import { t } from '#domain/texts/t.ts'
import type { PlanOffer } from '#domain/plan-features.ts'

/** What whoever runs this Larder chose: attributes of the page, for the first paint does not wait for it. */
export const chosen = (): DOMStringMap => document.documentElement.dataset

export const isForEveryone = () => chosen()['plan'] === 'everyone'

export const planOffer = (): PlanOffer => (isForEveryone() ? 'everyone' : 'paid')

/** Who may make an account: anybody, who was invited, or nobody. */
export const signUpMode = () => chosen()['signUp'] ?? 'open'

/** Where it is not, nothing leads to the sign-up but an invitation. */
export const isSignUpOpen = () => signUpMode() === 'open'

/** Names the way to an account. */
export const signUpWords = () => (isForEveryone() ? t('Create account') : t('Start free trial'))

/** Of the Larder that served this page; undefined where a host of files did. */
export const larderVersion = () => chosen()['version']

/** A page of whoever runs this Larder, or their address of mail; undefined where there is none. */
export const operatorLink = (name: 'privacy' | 'terms' | 'imprint' | 'help') =>
  chosen()[`${name}Url`]
