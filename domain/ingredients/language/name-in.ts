import type { IngredientId } from '../ingredient-id.ts'
import { isAdverb, isPreparation, isSize } from '../line-words.ts'
import { foldText } from '../normalise.ts'
import { compiled } from './compiled.ts'
import { describesIn } from './english-name.ts'
import { meaningOf } from './meaning.ts'
import { withoutLinks } from './measure-in.ts'
import type { LanguageWords } from './words.ts'

const nothing = () => ''

/** The food that a text is called as a whole; null where it is no name. */
export type NameOf = (text: string) => IngredientId | null

type Role = 'name' | 'size' | 'preparation'

function roleOf(typed: string, words: LanguageWords): Role {
  const first = foldText(meaningOf(typed, words)?.split(' ')[0] ?? '')
  if (first === '') return 'name'
  if (isSize(first)) return 'size'
  return isPreparation(first, nothing) || isAdverb(first) ? 'preparation' : 'name'
}

/** "Pelada y picada": the joint of two preparations is none of the name. */
function withJoints(typed: readonly string[], roles: readonly Role[], words: LanguageWords) {
  const { joints } = compiled(words)
  return roles.map((role, at) => {
    const isBetween = roles[at - 1] === 'preparation' && roles[at + 1] !== 'name'
    return isBetween && joints.has(foldText(typed[at] ?? '')) ? 'preparation' : role
  })
}

/** "Pimienta recién molida": how it is ground stays with the ground thing. */
function withAdverbs(typed: readonly string[], roles: readonly Role[], words: LanguageWords) {
  return roles.map((role, at) => {
    const isName = role === 'preparation' && roles[at + 1] === 'name'
    const describes = (meaningOf(typed[at + 1] ?? '', words) ?? '') !== ''
    return isName && describes && isAdverb(meaningOf(typed[at] ?? '', words) ?? '') ? 'name' : role
  })
}

/** "Petits pois": the word for a size with which a name begins. */
function withSizeInName(typed: readonly string[], roles: readonly Role[], nameOf: NameOf): Role[] {
  return roles.map((role, at) => {
    const isName = role === 'size' && nameOf(typed.slice(at, at + 2).join(' ')) !== null
    return isName && typed.length > at + 1 ? 'name' : role
  })
}

/** "Pane grattugiato tostato": what is done to it is said in what it is called, the longest name first. */
function withNames(typed: readonly string[], roles: readonly Role[], nameOf: NameOf): Role[] {
  const isDone = (span: readonly Role[]) => span.includes('preparation')
  for (let length = typed.length; length > 1; length--) {
    for (const start of new Set([0, typed.length - length])) {
      const end = start + length
      const isName =
        isDone(roles.slice(start, end)) && nameOf(typed.slice(start, end).join(' ')) !== null
      if (isName) return roles.map((role, at) => (at >= start && at < end ? 'name' : role))
    }
  }
  return [...roles]
}

/** Takes size and preparation out of a name, by what its words mean in English. */
export function readNameIn(text: string, words: LanguageWords, nameOf: NameOf) {
  const typed = text.split(' ')
  const sized = withSizeInName(
    typed,
    typed.map((each) => roleOf(each, words)),
    nameOf,
  )
  const named = withNames(typed, sized, nameOf)
  const roles = withAdverbs(typed, withJoints(typed, named, words), words)
  const as = (role: Role) => typed.filter((_, at) => roles[at] === role)
  const name = as('name').join(' ')
  return describesIn(name, words)
    ? { name: text, size: [], preparation: [] }
    : { name: trimLinks(name, words), size: as('size'), preparation: as('preparation') }
}

function trimLinks(text: string, words: LanguageWords): string {
  return withoutLinks(text.trim(), words).replace(/[\s,;:.-]+$/u, '')
}
