import { lazyCode } from '#web/lib/lazy-code.ts'

/**
 * How an account’s pantry, staples and corrections are read and changed. It comes after the first screen, which
 * has no room for it: a visitor’s stand on this device.
 */
export const { code: queues } = lazyCode(() => import('./pantry-queue.ts'))
