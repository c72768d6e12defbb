import { foldText } from '#domain/ingredients/normalise.ts'
import type { DraftLine } from '#domain/recipes/draft.ts'

const forms = (lines: readonly DraftLine[]) => lines.map(({ text }) => foldText(text))
const withAmount = (lines: readonly DraftLine[]) =>
  lines.filter(({ text }) => /[\d½⅓⅔¼¾⅛]/u.test(text)).length

/**
 * The lines that the page's data gives, or those that people read on it where these say more: amounts that
 * the data leaves out, or groups that it leaves out. Sections of the latter are taken over where all agrees.
 */
export function betterLines(data: readonly DraftLine[], seen: readonly DraftLine[]): readonly DraftLine[] {
  if (data.length === 0 || seen.length === 0) return data.length === 0 ? seen : data
  const [ofData, ofSeen] = [forms(data), forms(seen)]
  const isBare = withAmount(data) * 5 <= data.length
  if (isBare && seen.length >= 2 && withAmount(seen) * 2 > seen.length) return seen
  const all = new Set(ofSeen)
  if (!ofData.every((form) => all.has(form))) {
    // A heading of a group may stand among the data's lines without any mark.
    const headings = new Set(seen.map(({ section }) => foldText(section ?? '')))
    const rest = ofData.filter((form) => !headings.has(form))
    const isSame = rest.length === ofSeen.length && rest.every((form, at) => form === ofSeen[at])
    return isSame && rest.length < ofData.length ? seen : data
  }
  if (ofSeen.length === ofData.length) {
    return data.map((line, at) => ({ ...line, section: line.section ?? seen[at]?.section ?? null }))
  }
  const more = seen.length - data.length
  return more > 0 && withAmount(seen) * 2 > seen.length && data.length > 2 ? seen : data
}
