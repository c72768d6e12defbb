import { letters } from './shown-text.ts'

/** The steps as the page parts them, where they say the same in fewer pieces. */
export function asParted(data: readonly string[], seen: readonly string[]): readonly string[] {
  const isSame = seen.length > data.length && letters(data.join('')) === letters(seen.join(''))
  return isSame ? seen : data
}
