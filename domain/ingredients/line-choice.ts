import { mayBeName, onlyDescribes, partAtPurpose } from './line-clauses.ts'
import { readName } from './line-name.ts'
import { readMeasure } from './measure.ts'

/** What stands between names of which one is taken. */
export const or = /\s+(?:or|oder|ou|o|and\/or)\s+|(?<=\p{L}{3})\s*\/\s*(?=\p{L}{3})/iu
const orAnd = new RegExp(`${or.source}|\\s+(?:and|&|und|et|y|e)\\s+`, 'iu')

const openEnd =
  /^or (?:whatever|whichever|anything|something|any|another|other|similar|your|(?:an? )?(?:mixture|mix|combination|blend))\b/iu

/** Whether a clause ends a choice without a name: "or whatever you like to wrap things in". */
export function isOpenEnd(clause: string): boolean {
  return openEnd.test(clause) && !mayBeName(clause.replace(/^or /iu, ''))
}

/** Where a list that began before `from` comes to its "or": "olive, sunflower or vegetable oil". */
export function endOfList(clauses: readonly string[], from: number): number | null {
  for (let index = from; index < Math.min(clauses.length, from + 5); index++) {
    const clause = clauses[index] ?? ''
    if (index > from && isOpenEnd(clause)) return index - 1
    const parts = ` ${clause}`.split(orAnd)
    if (!parts.every((part) => part === '' || mayBeName(part))) return null
    // "Chicken thighs, boneless and skinless" are one thing.
    if (parts.every((part) => onlyDescribes(part))) return null
    if (parts.length > 1) return index
  }
  return null
}

/** The names that "or" parts; "fresh or frozen peas" is one, but plain yogurt and Greek yogurt are two. */
export function partAtOr(name: string): string[] {
  if (!name.includes(' o') && !name.includes('/')) return [name]
  const parts = name.split(or).map((part) => part.trim())
  const [first = ''] = parts
  const isOne =
    onlyDescribes(first.replace(/^(?:canned|tinned|jarred|bottled)(?: |$)/iu, '')) &&
    !/\bplain$/iu.test(first)
  return parts.length > 1 && isOne ? [name] : parts.filter((part) => part !== '')
}

/** "Ginger, grated, or paste" offers no paste by itself, but ginger in another form. */
const isForm = /^(?:paste|powder|pur[ée]e|flakes|granules)$/iu

/** "2 cups grated cheese for the top" without its measure, what is done to it and what it is for. */
function plainly(part: string): string {
  const { head } = partAtPurpose(part.trim().replace(/^sub(?:stitute)? (?:with )?/iu, ''))
  const measured = /^[\d½¼¾⅓⅔⅛]/u.test(head) ? readMeasure(head).rest : head
  return onlyDescribes(measured) ? measured : readName(measured).name
}

/** How many clauses of a remark are looked through for what it offers: no line has more. */
const mostClauses = 6

/**
 * The names that a remark offers instead: "or margarine", "divided, or margarine", "or canola oil or any other
 * neutral oil". What comes behind the first words that are no name is left a remark.
 */
export function offeredBehind(remark: string): string[] {
  const clauses = remark.split(/\s*,\s*/u, mostClauses)
  const at = clauses.findIndex((clause) => /^or\s/iu.test(clause))
  if (at === -1 || !clauses.slice(0, at).every((clause) => onlyDescribes(clause))) return []
  const parts = clauses.slice(at).flatMap((clause, index) => {
    const offered = clause.replace(/^or\s+/iu, '').split(or)
    return index === 0 ? offered.map(plainly) : offered.map((part) => part.trim())
  })
  const end = parts.findIndex((part) => !mayBeName(part) || isForm.test(part))
  // "Peas (or frozen)" are the same in another state.
  return (end === -1 ? parts : parts.slice(0, end)).filter((name) => !onlyDescribes(name, true))
}
