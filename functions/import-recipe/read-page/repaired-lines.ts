import { foldText } from '#domain/ingredients/normalise.ts'
import { looksLikeIngredient } from '#domain/import/rows.ts'
import type { DraftLine } from '#domain/recipes/draft.ts'

const forms = (lines: readonly DraftLine[]) => lines.map(({ text }) => foldText(text))
const withAmount = (lines: readonly DraftLine[]) =>
  lines.filter(({ text }) => /[\d½⅓⅔¼¾⅛]/u.test(text)).length

const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** Whether the page shows the same lines in their order, each with all words of the data's, and amounts in more of them. */
function hasMoreAmounts(data: readonly DraftLine[], seen: readonly DraftLine[]): boolean {
  if (data.length !== seen.length || withAmount(seen) <= withAmount(data)) return false
  return data.every(({ text }, at) => {
    const shown = new Set(words(seen[at]?.text ?? ''))
    return words(text).every((word) => shown.has(word))
  })
}

/**
 * The lines that the page's data gives, or those that people read on it where these say more: amounts that
 * the data leaves out, or groups that it leaves out. Sections of the latter are taken over where all agrees.
 */
export function repairedLines(
  data: readonly DraftLine[],
  seen: readonly DraftLine[],
): readonly DraftLine[] {
  if (data.length === 0 || seen.length === 0) return data.length === 0 ? seen : data
  const [ofData, ofSeen] = [forms(data), forms(seen)]
  const isBare = withAmount(data) * 5 <= data.length
  const isLikely = data.length < 4 || seen.length * 2 < data.length * 3
  if (isBare && isLikely && seen.length >= 2 && withAmount(seen) * 2 > seen.length) return seen
  if (hasMoreAmounts(data, seen)) return seen
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
  return isFuller(data, seen) ? seen : data
}

const fewestMore = 3
const longestMore = 120

/** Whether what is seen beyond the data is further groups of the dish, and no tools, sums or copies. */
function isFuller(data: readonly DraftLine[], seen: readonly DraftLine[]): boolean {
  const known = new Set(forms(data))
  const more = seen.filter(({ text }) => !known.has(foldText(text)))
  if (more.length < fewestMore || seen.length - more.length > data.length + 1) return false
  const plausible = more.filter((line) => looksLikeIngredient({ text: line.text, kind: 'item' }))
  const isShort = more.every(({ text }) => text.length <= longestMore)
  return isShort && plausible.length >= more.length * 0.7
}

const folded = (text: string) => foldText(text).replaceAll(' ', '')

/**
 * The steps as the page shows them, where the data differs by names before its steps that nobody sees:
 * "Mix: Add the seasonings".
 */
export function repairedSteps(data: readonly string[], seen: readonly string[]): readonly string[] {
  if (data.length === 0) return seen
  if (data.length !== seen.length) return data
  let named = 0
  const isSame = data.every((step, at) => {
    const [ofData, ofSeen] = [folded(step), folded(seen[at] ?? '')]
    if (ofData === ofSeen) return true
    named += 1
    return step.includes(': ') && ofData.endsWith(ofSeen)
  })
  // The names of a few parts of the work are worth keeping.
  return isSame && named * 2 > data.length ? seen : data
}
