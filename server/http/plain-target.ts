/** A step up or in place, also written with %-codes, or a backslash, which readers of addresses take for a slash. */
const crooked = /\\|\/(?:\.|%2e){1,2}(?:[/?\\]|$)/i

/**
 * The target of a request as whoever reads it later will understand it: `/test-checkout/../auth/v1` is `/auth/v1` to the
 * app, and so it must be to the limits before the app.
 */
export function plainTarget(target: string): string {
  if (!crooked.test(target.split('?', 1)[0] ?? '')) return target
  const base = 'http://larder.invalid'
  if (!URL.canParse(base + target)) return target
  const { pathname, search } = new URL(base + target)
  return pathname + search
}
