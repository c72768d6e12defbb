import { looksLikeIngredient, type Row } from './rows.ts'
import { partOf } from './section-words.ts'

const label =
  /^(?:(?:recipe|cook['’]?s|chef['’]?s)\s+)?(?:notes?|tips?|tipps?|hinweise?|notizen|astuces?|conseils?|consigli|consejos|notas?|trucos|dicas?)\s*(?::\s*|$)/iu

/**
 * Takes what is said apart from the steps out of the rows of a text: "Notes: it freezes well", and what stands below
 * "Notes" to the next heading.
 *
 * @returns the other rows, and the notes as one text; null where there are none
 */
export function withoutNotes(rows: readonly Row[]): { rows: readonly Row[]; notes: string | null } {
  const notes: string[] = []
  let isBelow = false
  const others = rows.filter((row) => {
    const found = label.exec(row.text)
    if (found !== null) {
      const said = row.text.slice(found[0].length)
      isBelow = said === ''
      if (said !== '') notes.push(said)
      return false
    }
    isBelow &&= partOf(row.text) === null && !looksLikeIngredient(row)
    if (isBelow) notes.push(row.text)
    return !isBelow
  })
  return { rows: others, notes: notes.length === 0 ? null : notes.join('\n') }
}
