import type { Kitchen } from '../matching/kitchen.ts'

/** Whether somebody said of anything how much of it there is: of all else nothing is too little. */
export function knowsAmounts({ pantry }: Kitchen): boolean {
  return pantry.some(({ quantity = null }) => quantity !== null)
}
