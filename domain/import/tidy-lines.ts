import type { DraftLine } from '../recipes/draft.ts'
import { isGroupNameElsewhere } from './group-words.ts'
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

/** "For serving", "Optional toppings", "Add-ins": these words name no food, whatever follows them. */
const onlyHeading =
  /^(?:(?:to|for) (?:serv(?:e|ing)|garnish(?:ing)?|finish(?:ing)?|assembl(?:e|y|ing)|decorat(?:e|ing|ion)|plating|(?:the )?(?:topping|garnish|assembly|filling|glaze|crust|dough|batter|frosting|icing|marinade|dressing|sauce|base))|(?:optional|additional|other|extra|wet|dry|main|remaining|special|all|basic|the) (?:ingredients|toppings|add-?ins|extras|garnishes|accompaniments|equipment)|(?:final|main|first|second|third|last|overnight|initial) (?:dough|mix|build|batter|filling|layer|sponge|rise)|ingredients|assembly|extras|add[ -]?ins|mix[ -]?ins|toppings|garnishes|accompaniments|optional|notes?|tips?|equipment|tools|you(?:['’]ll| will) (?:also )?need)$/iu

/** Whether a line names the group of the next, by its words alone or because the next begins with an amount. */
function isGroupName(text: string, next: string | undefined): boolean {
  const name = text.replace(/\s*\(optional\)$|\*+$/iu, '')
  if (onlyHeading.test(name)) return true
  return (
    (groupName.test(text.replace(/\*+$/u, '')) || isGroupNameElsewhere(name)) &&
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
    // A heading with nothing below it is none of the foods either.
    const isHeading = isLast ? onlyHeading.test(text) : isColoned || isLoud || isNamed
    if (text.length <= 80 && isHeading) {
      section = text.replace(/[\s:*]+$/u, '')
      continue
    }
    tidied.push({ ...line, text, section: line.section ?? section })
  }
  return tidied.length > 0 ? tidied : lines.map((line) => ({ ...line }))
}
