/**
 * A text as ICU MessageFormat writes it, read: the part of that language that our texts use. `'` begins what stands for
 * itself before `{`, `}`, `<` and `>`; `''` is one.
 */
export type Part =
  | string
  /** `{name}` */
  | { readonly kind: 'value'; readonly name: string }
  /** `#`: the number that chose the branch, in digits. */
  | { readonly kind: 'count'; readonly name: string }
  /** `{name, plural, one {…} other {…}}` or `{name, select, …}`; `=2` stands beside the categories of a plural. */
  | { readonly kind: 'plural' | 'select'; readonly name: string; readonly branches: Branches }
  /** `<name>…</name>` */
  | { readonly kind: 'element'; readonly name: string; readonly parts: readonly Part[] }

type Branches = Readonly<Record<string, readonly Part[]>>

export class MessageError extends Error {
  override readonly name = 'MessageError'
}

const plain = /^(?:[^{}<'#]|<(?![a-z/]))+/i
const value = /^\{\s*(\w+)\s*\}/
const choice = /^\{\s*(\w+)\s*,\s*(plural|select)\s*,\s*/
const branch = /^\s*(=\d+|\w+)\s*\{/
const opening = /^<([a-z]\w*)>/i
const quoted = /^'([{}<>#](?:[^']|'')*)'/

/** @throws {MessageError} where a text is none */
export function readMessage(text: string): readonly Part[] {
  let at = 0
  const rest = () => text.slice(at)
  const fail = (why: string): never => {
    throw new MessageError(`${why}, at ${at} of “${text}”`)
  }
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest())
    at += found?.[0].length ?? 0
    return found
  }
  const expect = (mark: string) => {
    if (!text.startsWith(mark, at)) fail(`There is no ${mark}`)
    at += mark.length
  }

  /** @param counted the number that `#` stands for */
  function parts(counted: string | undefined): Part[] {
    const found: Part[] = []
    while (at < text.length && !/^(?:\}|<\/)/.test(rest())) {
      const next = part(counted)
      const before = found.at(-1)
      if (typeof next === 'string' && typeof before === 'string') {
        found[found.length - 1] = before + next
      } else found.push(next)
    }
    return found
  }

  function part(counted: string | undefined): Part {
    const [words] = take(plain) ?? []
    if (words !== undefined) return words
    if (take(/^''/)) return "'"
    const [, kept] = take(quoted) ?? []
    if (kept !== undefined) return kept.replaceAll("''", "'")
    if (take(/^'/)) return "'"
    if (take(/^#/)) return counted === undefined ? '#' : { kind: 'count', name: counted }
    const [, name] = take(value) ?? []
    if (name !== undefined) return { kind: 'value', name }
    const [, about, kind] = take(choice) ?? []
    if (about !== undefined) {
      const isPlural = kind === 'plural'
      const branches = readBranches(isPlural ? about : counted)
      return { kind: isPlural ? 'plural' : 'select', name: about, branches }
    }
    const [, element] = take(opening) ?? []
    if (element === undefined) return fail('This cannot be read')
    const inner = parts(counted)
    expect(`</${element}>`)
    return { kind: 'element', name: element, parts: inner }
  }

  function readBranches(counted: string | undefined): Branches {
    const branches: Record<string, readonly Part[]> = {}
    for (let [, key] = take(branch) ?? []; key !== undefined; [, key] = take(branch) ?? []) {
      branches[key] = parts(counted)
      expect('}')
    }
    take(/^\s*/)
    if (branches['other'] === undefined) fail('A choice has no “other”')
    expect('}')
    return branches
  }

  const all = parts(undefined)
  return at === text.length ? all : fail('This closes nothing')
}

/** What stands after a bar tells two meanings of the same words apart; nobody reads it. */
export const withoutHint = (text: string): string => text.replace(/\|[^|{}]*$/, '')
