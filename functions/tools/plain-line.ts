import { withoutBidiControls } from '#domain/text-direction.ts'

/** Characters of one name: enough for any thing in a kitchen, and no room for a speech. */
export const longestName = 60

/** One line, however the text was typed. */
export function plainLine(text: string, longest = longestName): string {
  const line = withoutBidiControls(text)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, longest).join('')
}

/** A text of several lines, none of them with characters that a person does not see. */
export const plainText = (text: string, longest: number): string =>
  plainLine(text.replaceAll('\n', '¶'), longest).replaceAll(/ ?¶ ?/gu, '\n')
