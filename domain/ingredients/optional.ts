import { onlyDescribes, partAtPurpose } from './line-clauses.ts'
import { isPreparation } from './line-words.ts'
import { foldText } from './normalise.ts'

const wholeOption =
  /\b(?:optional(?:ly)?|if (?:desired|you like|you wish|liked|wanted|available|you have (?:it|any)|using(?=\s*(?:$|[,;)]| it\b)))|(?:to|for) (?:garnish(?:ing)?|serv(?:e|ing)|decorat(?:e|ing|ion)|accompany)|as (?:a )?garnish|wahlweise|nach wunsch|zum (?:garnieren|servieren|dekorieren|verzieren)|zur (?:dekoration|garnitur)|facultati(?:f|ve)|optionnel(?:le)?|pour (?:garnir|servir|d[ée]corer|la d[ée]coration)|opcional(?:es)?|si se desea|para (?:decorar|servir|adornar)|facoltativ[oaie]|opzional[ei]|per (?:guarnire|decorare|servire))\b/iu
const isFurther =
  /\b(?:plus|extra|more|additional|reserved?|remaining|some|few|weitere|etwas|un poco|autres?|altro)\b/iu

/** "(Plus a bit more for garnish, if desired)": the wish speaks of what is added. */
const isAddition =
  /^\s*(?:(?:plus|and|with)\s+)?(?:an?\s+|some\s+)?(?:\p{L}+\s+)?(?:more|extra|additional)\b/iu
/** "(Can also use boneless if desired)", "(or lemon, if you like)": the wish speaks of another thing. */
const isOther =
  /^or\b|\b(?:can|could|may) (?:also |always )?(?:use|sub|be)\b|\b(?:substitut|replac)\p{L}*|\binstead\b/iu
const furtherFirst = /^(?:additional|more|extra|some|a few)(?= \p{L})/iu
const action = /^(?:\p{L}{2,}(?<!e)ed|cut|torn|split|slit|left|taken|on|off)$/iu
const nothing = () => ''

/**
 * Whether a text says what is done to a food, so that "if you like" behind it speaks of that alone: "peeled",
 * "ribs removed", "2 potatoes peeled". What is done to a food before its name is how it is bought or served:
 * "toasted sesame seeds".
 */
function isDone(text: string, isNamed: boolean): boolean {
  if (text === '') return false
  const words = text.split(/\s+/u)
  const said = isNamed
    ? [...words.slice(-1), ...partAtPurpose(text).purpose.split(/\s+/u, 1)]
    : words
  const isAction = said.some((word) => action.test(word) || isPreparation(foldText(word), nothing))
  return isAction || (!isNamed && onlyDescribes(text, true))
}

/**
 * Whether a line may be left out: said so, or only a garnish. "Plus extra to serve" is said of a part, so
 * that the thing itself is needed.
 */
export function saysOptional(line: string): boolean {
  if (!wholeOption.test(line)) return false
  // "Tomatoes; 2 tablespoons diced, for garnish": the rest is needed.
  const whole = line.replace(/;\s*[\d½⅓⅔¼¾⅛].*$/u, '')
  return whole.split(/[,;()]|\s-\s/u).some((clause, index, clauses) => {
    const found = wholeOption.exec(clause)
    if (found === null) return false
    if (index === 0 && found[0].toLowerCase().startsWith('optional')) return true
    const before = clause.slice(0, found.index).trim()
    if (/^if\b/iu.test(found[0]) && isDone(before, index === 0)) return false
    if (/^if\b/iu.test(found[0]) && index > 0 && isOther.test(before)) return false
    if (before === '' && index > 1 && isAddition.test(clauses[index - 1] ?? '')) return false
    // "Additional strawberries for garnish": here the whole line is what is added.
    return !isFurther.test(index === 0 ? before.replace(furtherFirst, '') : before)
  })
}
