import { capitalised } from '../ingredients/names.ts'
import { normalise } from '../ingredients/normalise.ts'
import { measuresAnything } from '../ingredients/swapped-measure.ts'
import type { Ingredient, Substitution, Vocabulary } from '../ingredients/vocabulary.ts'
import type { RecipeLine } from '../recipes/recipe.ts'
import { namesIn } from './step-ingredients.ts'

/** A line as the recipe has it, and what this cook takes instead; null for nothing else. */
export interface CookedLine {
  written: RecipeLine
  swap: Substitution | null
}

/** "Butter the tin", "salt them": the food's name is a verb. */
const isDone = /^ (?:the|an?|it|them|both|each|every|your|all|well|lightly|generously|again)\b/iu
/** Numbers and measures, of which another food may take more or less. */
const counts =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|(?:table|tea)?spoon(?:ful)?s?|cups?)\b/iu
/** What belongs to the shape of the replaced food alone. */
const ownParts =
  /^(?:[’']s?\b| (?:whites?|yolks?|juice|zest|skins?|seeds?|shells?|bones?|leaves|cloves?|stock|fat|sauce)\b)/iu
const clauseBefore = /[^.;:,!?()]*$/u
const longestFood = 4

/** One count, one spelling of several: "lemon, lemons" is like "lime, limes", and "flour" like "cornstarch". */
const isCounted = ({ name, plural }: Ingredient) => name !== plural

/** Foods that are handled alike, so that what a step does with the one is done with the other. */
function areAlike(one: Ingredient, other: Ingredient): boolean {
  if (isCounted(one) !== isCounted(other)) return false
  const isKin =
    one.parent === other.id ||
    other.parent === one.id ||
    (one.parent !== null && one.parent === other.parent)
  return isKin || (one.category === other.category && one.category !== 'Dairy & Eggs')
}

/** Whether the words around a name make a longer one of a food: the milk of "coconut milk". */
function isPartOfName(before: string, name: string, after: string, vocabulary: Vocabulary) {
  const left = /(?:[\p{L}-]+ ){0,3}$/u.exec(before)?.[0].trim().split(' ') ?? []
  const right = /^(?: [\p{L}-]+){0,3}/u.exec(after)?.[0].trim().split(' ') ?? []
  for (let from = 0; from <= left.length; from++) {
    for (let to = 0; to <= right.length; to++) {
      const around = [...left.slice(from), name, ...right.slice(0, to)].filter(
        (word) => word !== '',
      )
      if (around.length === 1 || around.length > longestFood) continue
      if (vocabulary.aliases.has(normalise(around.join(' ')))) return true
    }
  }
  return false
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/**
 * A step's text with the name of what is taken instead in place of the written one. Null where that would be
 * no sentence of a cook, would say a wrong amount, or would leave the written food in it by another name.
 *
 * @param others the lines that are not replaced: what the text says of them must stay
 */
export function swappedWords(
  text: string,
  { written, swap }: CookedLine,
  others: readonly RecipeLine[],
  vocabulary: Vocabulary,
): string | null {
  const [use] = swap?.uses ?? []
  const own = vocabulary.ingredients.get(swap?.need ?? '')
  const taken = vocabulary.ingredients.get(use ?? '')
  if (!swap || swap.uses.length !== 1 || !own || !taken || !areAlike(own, taken)) return null
  if (others.some(({ ingredient }) => ingredient === taken.id)) return null
  const keepsAmounts = swap.ratio === 1 && measuresAnything(written.unit)
  const names = [own.plural, own.name].map(escaped).join('|')
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${names})(?![\p{L}\p{N}-])`, 'giu')
  let isSafe = true
  const replaced = text.replaceAll(pattern, (name, at: number) => {
    const [before, after] = [text.slice(0, at), text.slice(at + name.length)]
    const counted = counts.test(clauseBefore.exec(before)?.[0] ?? '')
    const isSeveral = name.toLowerCase() === own.plural.toLowerCase()
    // Of shallots it takes two for "the onion".
    const isOne = !isSeveral && !keepsAmounts
    if (
      isOne ||
      isDone.test(after) ||
      ownParts.test(after) ||
      (counted && !keepsAmounts) ||
      isPartOfName(before, name, after, vocabulary)
    ) {
      isSafe = false
    }
    const instead = isSeveral ? taken.plural : taken.name
    return /^\p{Lu}/u.test(name) && !/^\p{Lu}/u.test(own.name) ? capitalised(instead) : instead
  })
  if (!isSafe) return null
  const withArticles = replaced.replaceAll(
    new RegExp(String.raw`\b(a)n? (?=${escaped(taken.name)}\b)`, 'giu'),
    (_, article: string) => `${article}${/^[aeiou]/iu.test(taken.name) ? 'n' : ''} `,
  )
  const [was, is] = [text, withArticles].map((each) =>
    namesIn(each, [written, ...others], vocabulary),
  )
  const isLeft = is?.has(0) === true
  const isOtherLost = others.some((_, at) => was?.has(at + 1) !== is?.has(at + 1))
  return isLeft || isOtherLost ? null : withArticles
}
