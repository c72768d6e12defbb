import type { DraftLine } from '../recipes/draft.ts'
import { looksLikeIngredient, withoutMark } from './rows.ts'

/** "SAUCE" among lines that are not all written so. */
function isShouted(text: string): boolean {
  return (
    text.length > 3 && !/\d/u.test(text) && text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)
  )
}

/** "Topping", "For the filling", "Wet ingredients": the name of a group without any mark. Nothing is bought by such a name. */
const groupName = new RegExp(
  `^(?:${[
    String.raw`(?:the )?(?:glaze|frosting|icing|dressing|marinade|crust|assembly|sauce|salad|gravy|spice mix|meatballs|equipment|other|optional|additional)`,
    String.raw`(?:\p{L}+ ){0,2}(?:toppings?|filling|dough|batter|streusel|layers?|garnish(?:es)?)`,
    String.raw`(?:\p{L}+ ){0,2}ingredients(?: for (?:the )?\p{L}+)?`,
    String.raw`for (?:the )?\p{L}+(?: \p{L}+){0,2}`,
    String.raw`to (?:serve|garnish|finish|assemble|decorate|top)`,
    String.raw`(?:you(?:['’]ll| will) (?:also )?need|serving suggestions?|step \d)`,
  ].join('|')})(?: [(]optional[)])?$`,
  'iu',
)

/** Whether a line names the group of the next, which begins with an amount. */
function isGroupName(text: string, next: string | undefined): boolean {
  return (
    groupName.test(text.replace(/\*+$/u, '')) &&
    next !== undefined &&
    looksLikeIngredient({ text: next, kind: 'item' })
  )
}

/**
 * Lists of ingredients have the headings of their groups among them, "For the sauce:": they become the
 * section of the lines below.
 */
export function withSections(lines: readonly DraftLine[]): DraftLine[] {
  const shouted = lines.filter(({ text }) => isShouted(text.replace(/\([^)]*\)/gu, ''))).length
  const shoutsNameGroups = shouted > 0 && shouted * 3 <= lines.length
  let section: string | null = null
  const tidied: DraftLine[] = []
  for (const [at, line] of lines.entries()) {
    const text = withoutMark(line.text)
    if (text === '') continue
    const isLast = at === lines.length - 1
    const isColoned = text.endsWith(':') && !/^\d/u.test(text)
    const isLoud =
      shoutsNameGroups &&
      isShouted(text.replace(/\([^)]*\)/gu, '')) &&
      !looksLikeIngredient({ text, kind: 'item' })
    const isNamed = isGroupName(text, lines[at + 1]?.text)
    if (!isLast && text.length <= 80 && (isColoned || isLoud || isNamed)) {
      section = text.replace(/[\s:*]+$/u, '')
      continue
    }
    tidied.push({ ...line, text, section: line.section ?? section })
  }
  return tidied.length > 0 ? tidied : lines.map((line) => ({ ...line }))
}
