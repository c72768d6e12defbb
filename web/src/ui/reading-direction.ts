/** Whether the page reads from right to left: on is left there, and back is right. */
export const isMirrored = (): boolean => document.dir === 'rtl'

/** The keys that lead back and on. */
export const arrowKeys = (): readonly [back: string, on: string] =>
  isMirrored() ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
