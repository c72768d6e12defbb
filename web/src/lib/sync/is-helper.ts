import { storedMemberships } from '../kitchen-here.ts'

/** Whether somebody is a helper in a kitchen: they add to its lists and tick them, and change nothing else. */
export const isHelperIn = (account: string, kitchen: string): boolean =>
  storedMemberships(account).some((each) => each.startsWith(kitchen) && each.endsWith('.helper'))
