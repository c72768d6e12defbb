import type { ESTree } from 'vite'
import { type Part, readMessage, withoutHint } from '../domain/texts/message.ts'
import { hasEnglishTexts } from '../domain/texts/language.ts'
import type { Speaker } from '../domain/texts/speaker.ts'
import { findMessages, lineOf, type MessageUse, type Span } from './find-messages.ts'

/**
 * The code with each text as the words of one language, where it was a call: a text without values is a string, one with
 * values a template, a plural a condition. Nothing that looks texts up is left. Lines stay where they were. Undefined
 * where a file has no text.
 *
 * @throws where a text is not written in place, or its values do not fit
 */
export function inlineMessages(code: string, file: string, speaker: Speaker): string | undefined {
  const { messages, locales, questions, imports } = findMessages(code, file)
  if (imports.length === 0) return undefined
  const edits = [
    ...imports.map((span) => ({ span, write: () => '' })),
    ...locales.map((span) => ({ span, write: () => JSON.stringify(speaker.tag) })),
    ...questions.map((span) => ({ span, write: () => String(hasEnglishTexts(speaker.tag)) })),
    ...messages.map((use) => ({ span: use, write: () => write(use) })),
  ].toSorted((one, other) => one.span.start - other.span.start)

  /** The code of a part of the file, with what it holds replaced. */
  function source({ start, end }: Span): string {
    let at = start
    let written = ''
    for (const edit of edits) {
      const { span } = edit
      if (span.start < at || span.end > end) continue
      const replaced = edit.write()
      const lines = newlines(code.slice(span.start, span.end)) - newlines(replaced)
      written += code.slice(at, span.start) + replaced + '\n'.repeat(Math.max(0, lines))
      at = span.end
    }
    return written + code.slice(at, end)
  }

  function write(use: MessageUse): string {
    const text = speaker.translate(use.text) ?? use.text
    const refuse = (why: string): never => {
      throw new Error(`${file}:${lineOf(code, use)}: ${why} in “${text}”`)
    }
    const value = (name: string) => use.values.get(name) ?? refuse(`There is no “${name}”`)
    const writer: Writer = {
      tag: speaker.tag,
      source: (name) => source(value(name)),
      chosenBy(name) {
        const expression = value(name)
        return isPlain(expression) ? source(expression) : refuse(`Give “${name}” a name first`)
      },
      around(name, inner) {
        const element = value(name)
        if (element.type !== 'JSXElement' || !element.openingElement.selfClosing) {
          return refuse(`<${name}> is not an empty element`)
        }
        const { name: tag } = element.openingElement
        const opening = source(element).replace(/\s*\/>$/, '>')
        return `${opening}${inner}</${code.slice(tag.start, tag.end)}>`
      },
    }
    const parts = readMessage(withoutHint(text))
    if (use.kind === 'call') return asString(parts, writer)
    const children = asChildren(parts, writer)
    return use.isChild ? children : `<>${children}</>`
  }

  return source({ start: 0, end: code.length })
}

interface Writer {
  readonly tag: string
  /** The code of a value. */
  source(name: string): string
  /** The code of what chooses a branch, which stands in each condition. */
  chosenBy(name: string): string
  /** An element with these children. */
  around(name: string, children: string): string
}

const newlines = (code: string): number => code.split('\n').length - 1

/** Reading it twice does nothing and costs nothing. */
function isPlain(node: ESTree.Node): boolean {
  if (node.type === 'MemberExpression') return !node.computed && isPlain(node.object)
  return node.type === 'Identifier' || node.type === 'Literal'
}

function asString(parts: readonly Part[], writer: Writer): string {
  const [only, another] = parts
  if (only === undefined) return '""'
  if (typeof only === 'string' && another === undefined) return JSON.stringify(only)
  if (typeof only !== 'string' && another === undefined && 'branches' in only) {
    return choose(only, writer, asString)
  }
  const written = parts.map((part) => {
    if (typeof part === 'string') return part.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`)
    if (part.kind === 'element') return asString(part.parts, writer)
    return `\${${'branches' in part ? choose(part, writer, asString) : writer.source(part.name)}}`
  })
  return `\`${written.join('')}\``
}

/** As what stands between two tags. */
function asChildren(parts: readonly Part[], writer: Writer): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return `{${JSON.stringify(part)}}`
      if (part.kind === 'element') return writer.around(part.name, asChildren(part.parts, writer))
      if (!('branches' in part)) return `{${writer.source(part.name)}}`
      const inBranch = (inner: readonly Part[]) => `<>${asChildren(inner, writer)}</>`
      return `{${choose(part, writer, inBranch)}}`
    })
    .join('')
}

type Choice = Extract<Part, { readonly branches: unknown }>

/** Conditions one after the other; “other” stands last. */
function choose(
  { kind, name, branches }: Choice,
  writer: Writer,
  write: (parts: readonly Part[], writer: Writer) => string,
): string {
  const chosenBy = writer.chosenBy(name)
  const { other = [], ...rest } = branches
  const keys = Object.keys(rest).toSorted(
    (one, two) => Number(two.startsWith('=')) - Number(one.startsWith('=')),
  )
  const written = keys.map((key) => {
    const condition =
      kind === 'plural' ? isIn(key, chosenBy, writer.tag) : `${chosenBy} === ${JSON.stringify(key)}`
    return `${condition} ? ${write(rest[key] ?? [], writer)} : `
  })
  return `(${written.join('')}${write(other, writer)})`
}

/** Whether a number falls into a category, as Intl.PluralRules has it for what is counted: nothing below 0. */
function isIn(category: string, number: string, tag: string): string {
  if (category.startsWith('=')) return `${number} === ${category.slice(1)}`
  if (category === 'one') return tag === 'fr' ? `${number} < 2` : `${number} === 1`
  return `new Intl.PluralRules(${JSON.stringify(tag)}).select(${number}) === ${JSON.stringify(category)}`
}
