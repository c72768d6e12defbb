import { partOf } from './section-words.ts'

/** One line of a page or of a text, and what it looks like there. */
export interface Row {
  readonly text: string
  readonly kind: 'heading' | 'item' | 'line'
}

const amount =
  /^(?:[•·▢☐□\-–*]\s*)?(?:\d|[½⅓⅔¼¾⅕⅛]|(?:a|an|one|two|ein|eine|un|une|uno|una|etwas|some|few|half|dash|pinch|prise|pincée|handful|salt|salz|sel|sale|sal)\b)/iu
const measures =
  /\d\s*(?:g|kg|ml|cl|dl|l|oz|lb|lbs|cups?|tbsps?|tsps?|teaspoons?|tablespoons?|el|tl|gr|c\.|cucharad\w*|msk|tsk|dkg)\b/iu
const longestIngredient = 180

/** Whether this may be the line of one ingredient. */
export function looksLikeIngredient({ text }: Row): boolean {
  return text.length <= longestIngredient && (amount.test(text) || measures.test(text))
}

const mark = /^(?:[•·▢☐□✓*●◦▪►-]\s*)+/u

/** Without the bullet or the box before it. */
export function withoutMark(text: string): string {
  return text.replace(mark, '')
}

const stepNumber =
  /^(?:(?:step|schritt|étape|etape|paso|passo|fase|stap|steg|trin|krok)\s*#?\d{1,2}\s*[.:)–-]?|\d{1,2}\s*[.)]|\d{1,2}\s*[–:-](?=\s))\s*/iu

/** "2. Fry", "Step 2: Fry" → "Fry"; what is a number alone becomes nothing. */
export function withoutNumber(text: string): string {
  const rest = text.replace(stepNumber, '')
  return /^\d{0,2}$/u.test(rest.trim()) ? '' : rest
}

const inline = /(?<=[.!?)\p{L}])\s{0,3}(?=(\d{1,2})[.)]\s+\p{Lu})/gu

/** "1. Chop. 2. Fry. 3. Serve." written in one go: its steps, where the numbers follow one another. */
export function partedByNumbers(text: string): string[] {
  if (!/^1\s*[.)]/u.test(text)) return [text]
  const steps: string[] = []
  let from = 0
  let next = 2
  for (const found of text.matchAll(inline)) {
    if (Number(found[1]) !== next) continue
    steps.push(text.slice(from, found.index).trim())
    from = found.index + found[0].length
    next += 1
  }
  return next < 3 ? [text] : [...steps, text.slice(from).trim()].map(withoutNumber)
}

/** Steps without the numbers and bullets that they were written with, parted where they stood in one. */
export function tidySteps(steps: readonly string[]): string[] {
  const [first = ''] = steps
  const marked = (steps.length === 1 ? partedByNumbers(first) : steps).map(withoutMark)
  const numbered = marked.filter((step) => withoutNumber(step) !== step).length
  const plain = numbered >= 2 && numbered * 2 > marked.length ? marked.map(withoutNumber) : marked
  const said = plain.filter((step) => step !== '')
  // The heading of the steps, which some pages give as the first of them.
  return said.length > 1 && partOf(said[0] ?? '') === 'steps' ? said.slice(1) : said
}
