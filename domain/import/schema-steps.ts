import { plainLines, plainText } from './plain-text.ts'
import { asList, isThing, property, type Thing, typesOf } from './schema-thing.ts'

/** "Step 3", "3.", "Schritt 2:" name a place, not a deed. */
const mereNumber =
  /^(?:(?:.{0,60}\b)?(?:step|schritt|étape|etape|paso|passo|fase|stap|steg|trin|krok|шаг)\s*)?\d*[.:)]?$/iu

const folded = (text: string) => text.toLowerCase().replace(/[\p{P}\p{S}\s]+/gu, '')

/** The name of a step before its text, where it says more than the text's own beginning. */
function ofStep(step: Thing): string[] {
  const inner = property(step, 'itemListElement')
  const texts =
    inner === undefined
      ? plainLines(wordsOf(property(step, 'text', 'description', '@value')))
      : readSteps(inner)
  const name = plainText(wordsOf(property(step, 'name')))
  if (name === '' || mereNumber.test(name)) return texts
  const [first, ...others] = texts
  if (first === undefined) return [name]
  // A name that was cut from the text says nothing more.
  const cut = folded(name.replace(/(?:\.{2,}|…)$/u, ''))
  if (folded(texts.join(' ')).startsWith(cut)) return texts
  return [/[.:!?]$/u.test(name) ? `${name} ${first}` : `${name}: ${first}`, ...others]
}

const wordsOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The name of a part of the work stands before its first step. */
function ofSection(section: Thing): string[] {
  const steps = readSteps(property(section, 'itemListElement', 'steps', 'recipeInstructions'))
  const name = plainText(wordsOf(property(section, 'name'))).replace(/\s*:$/u, '')
  const own = steps.length > 0 ? steps : plainLines(wordsOf(property(section, 'text')))
  const [first, ...others] = own
  if (name === '' || mereNumber.test(name) || first === undefined) return own
  return folded(first).startsWith(folded(name)) ? own : [`${name}: ${first}`, ...others]
}

/** The steps of `recipeInstructions` in any shape: text, HTML, lists, steps in sections. */
export function readSteps(value: unknown): string[] {
  return asList(value).flatMap((each): string[] => {
    if (typeof each === 'string') return plainLines(each)
    if (Array.isArray(each)) return readSteps(each)
    if (!isThing(each)) return []
    const types = typesOf(each)
    if (types.includes('howtosection')) return ofSection(each)
    if (types.includes('itemlist') || types.includes('howto')) {
      return readSteps(property(each, 'itemListElement', 'step', 'steps'))
    }
    if (types.includes('listitem') && isThing(each['item'])) return readSteps(each['item'])
    return ofStep(each)
  })
}
