import { formatQuantity } from '../ingredients/format-quantity.ts'
import { readAmount } from '../ingredients/amount.ts'
import { scaleAmount } from '../ingredients/scale-amount.ts'
import { unitNamed } from '../ingredients/unit-named.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import type { RecipeLine } from './recipe.ts'
import type { StepPart } from './scale.ts'

/** What a recipe counts, as its steps may call it: "egg", "eggs". */
export interface CountedThing {
  one: string
  more: string
}

/** The lines of which a step may say "two of the eggs". Of what is weighed it says no number. */
export function countedThings(
  lines: readonly RecipeLine[],
  vocabulary: Vocabulary | undefined,
): CountedThing[] {
  return lines.flatMap(({ ingredient, amount, unit }) => {
    const known = ingredient === null ? undefined : vocabulary?.ingredients.get(ingredient)
    const isCounted = amount !== null && unitNamed(unit) === 'piece'
    if (known === undefined || !isCounted) return []
    return [{ one: lastWord(known.name), more: lastWord(known.plural) }]
  })
}

const lastWord = (name: string) => name.slice(name.lastIndexOf(' ') + 1)

const count = String.raw`(?<!\bor |×\s)\b(?<count>\d+ \d/\d|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`
/** "two drumsticks each" says it of a portion. */
const notOfEach = String.raw`\b(?! each\b)`

/** What stands in a pattern as it is. */
const plain = /^[\p{L}-]+$/u

function patternOf(things: readonly CountedThing[]): RegExp | null {
  const names = things.flatMap(({ one, more }) => [one, more]).filter((name) => plain.test(name))
  if (names.length === 0) return null
  return new RegExp(
    `${count}(?<between>(?: (?:more|large|small|whole))* | (?<of>of the ))(?<name>${names.join('|')})${notOfEach}`,
    'giu',
  )
}

/** The numbers of a step that follow the servings, as they are written. */
export function countsIn(text: string, things: readonly CountedThing[]): number[] {
  const pattern = patternOf(things)
  if (pattern === null) return []
  return [...text.matchAll(pattern)].flatMap(
    ({ groups }) => readAmount(`${groups?.['count']} x`)?.amount.min ?? [],
  )
}

/** The words of a step with its counts of ingredients scaled; where nothing is scaled, as they stand. */
export function scaledCounts(
  text: string,
  factor: number,
  things: readonly CountedThing[],
): StepPart[] {
  const pattern = factor === 1 ? null : patternOf(things)
  if (pattern === null) return [{ kind: 'words', text }]
  const parts: StepPart[] = []
  let at = 0
  for (const { 0: written, groups, index } of text.matchAll(pattern)) {
    const thing = things.find(
      ({ one, more }) => groups?.['name'] === one || groups?.['name'] === more,
    )
    const read = readAmount(`${groups?.['count']} ${groups?.['name']}`)
    if (thing === undefined || read === null) continue
    const scaled = scaleAmount({ quantity: read.amount.min, most: null, unit: 'piece' }, factor)
    const { quantity } = scaled
    // "½ of the eggs" would be half of them all.
    const isPart = groups?.['of'] !== undefined && quantity < 1
    const between = isPart ? ' ' : (groups?.['between'] ?? ' ')
    const isOne = quantity <= 1 && !(groups?.['of'] !== undefined && !isPart)
    parts.push({ kind: 'words', text: text.slice(at, index) })
    parts.push({
      kind: 'amount',
      text: `${formatQuantity(quantity)}${between}${isOne ? thing.one : thing.more}`,
    })
    at = index + written.length
  }
  parts.push({ kind: 'words', text: text.slice(at) })
  return parts.filter(({ text: each }) => each !== '')
}
