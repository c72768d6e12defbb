import { textField } from '#web/lib/json.ts'
import { paths } from '#web/lib/paths.ts'

/** What a link to the login gives along, so that the person comes back to where they were. */
export interface CameFrom {
  from: string
}

/**
 * Where to go after signing in: the address in the history's state, else the home screen. Only a
 * path of this app counts, never another origin, and never the sign-in itself.
 */
export function returnPath(state: unknown): string {
  const from = textField(state, 'from')
  if (from === undefined || !/^\/(?![/\\])/.test(from)) return paths.home
  const [path] = from.split(/[?#]/, 1)
  return path === paths.login || path === paths.signup ? paths.home : from
}
