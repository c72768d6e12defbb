import type { PlanOffer } from '#domain/access.ts'

/** What whoever runs this Larder chose: attributes of the page, for the first paint does not wait for it. */
const chosen = (): DOMStringMap => document.documentElement.dataset

export const isForEveryone = () => chosen()['plan'] === 'everyone'

export const planOffer = (): PlanOffer => (isForEveryone() ? 'everyone' : 'paid')

/** Names the way to an account. */
export const signUpWords = () => (isForEveryone() ? 'Create account' : 'Start free trial')
