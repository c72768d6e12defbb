import { parseSync, Visitor } from 'vite'
import type { ESTree } from 'vite'

/** Part of a file, as offsets in its text. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A text that the code shows: `t('…', { … })` or `<T text="…" … />`. */
export interface MessageUse extends Span {
  readonly text: string
  readonly kind: 'call' | 'element'
  /** What is handed over with it, by name. */
  readonly values: ReadonlyMap<string, ESTree.Node>
  /** It stands between the tags of another element. */
  isChild: boolean
  /** It is asked for when a function runs; outside of one, when the module is read, once for all readers. */
  readonly isInFunction: boolean
}

/** What a file takes from the modules of texts. */
export interface Findings {
  readonly messages: readonly MessageUse[]
  /** Calls of `locale()`. */
  readonly locales: readonly Span[]
  /** Calls of `isEnglish()`. */
  readonly questions: readonly Span[]
  /** The imports of all that, in whole statements. */
  readonly imports: readonly Span[]
}

const modules =
  /\/domain\/texts\/t\.ts$|(?:^|\/)ui\/t\.tsx$|^#domain\/texts\/t\.ts$|\/texts\/t\.ts$|^\.\/t\.tsx?$/
const names = ['t', 'T', 'locale', 'isEnglish'] as const

/** @throws where a text is not written in place, with the file and the line */
export function findMessages(code: string, file: string): Findings {
  const { program, errors } = parseSync(file, code)
  const [broken] = errors
  if (broken !== undefined) throw new Error(`${file}: ${broken.message}`)
  const refuse = (at: Span, why: string): never => {
    throw new Error(`${file}:${lineOf(code, at)}: ${why}`)
  }
  const messages: MessageUse[] = []
  const locales: Span[] = []
  const questions: Span[] = []
  const imports: Span[] = []
  const imported = new Set<string>()
  const seen: Span[] = []
  const understood = new Set<number>()
  const children = new Set<number>()
  let depth = 0
  const enter = () => void (depth += 1)
  const leave = () => void (depth -= 1)
  const noteChildren = (inner: readonly ESTree.JSXChild[]) => {
    for (const { start } of inner) children.add(start)
  }

  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
    ImportDeclaration(node) {
      if (!modules.test(node.source.value) || node.importKind === 'type') return
      for (const { local } of node.specifiers) {
        if (!names.some((name) => name === local.name)) {
          refuse(
            node,
            `${local.name} is imported beside the texts: import it alone, or under its name`,
          )
        }
        imported.add(local.name)
        understood.add(local.start)
      }
      imports.push(node)
    },
    ImportSpecifier: ({ imported: { start } }) => void understood.add(start),
    MemberExpression({ computed, property }) {
      if (!computed) understood.add(property.start)
    },
    Property({ key, computed, shorthand }) {
      if (!computed && !shorthand) understood.add(key.start)
    },
    TSPropertySignature: ({ key }) => void understood.add(key.start),
    Identifier(node) {
      if (imported.has(node.name)) seen.push(node)
    },
    JSXIdentifier(node) {
      if (imported.has(node.name) && node.name === 'T') seen.push(node)
    },
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || !imported.has(node.callee.name)) return
      understood.add(node.callee.start)
      if (node.callee.name === 'locale') locales.push(node)
      else if (node.callee.name === 'isEnglish') questions.push(node)
      else messages.push({ ...readCall(node, refuse), isInFunction: depth > 0 })
    },
    JSXElement(node) {
      noteChildren(node.children)
      const { name } = node.openingElement
      if (name.type !== 'JSXIdentifier' || name.name !== 'T' || !imported.has('T')) return
      understood.add(name.start)
      messages.push({ ...readElement(node, refuse), isInFunction: depth > 0 })
    },
    JSXFragment: (node) => noteChildren(node.children),
  }).visit(program)

  for (const each of seen) {
    if (!understood.has(each.start)) {
      refuse(
        each,
        't, T, locale and isEnglish are called in place, and nothing else has their names',
      )
    }
  }
  for (const each of messages) each.isChild = children.has(each.start)
  return { messages, locales, questions, imports }
}

export const lineOf = (code: string, { start }: Pick<Span, 'start'>): number =>
  code.slice(0, start).split('\n').length

type Refuse = (at: Span, why: string) => never
type Read = Omit<MessageUse, 'isInFunction'>

function readCall(node: ESTree.CallExpression, refuse: Refuse): Read {
  const [first, second, ...more] = node.arguments
  const text = textOf(first)
  if (text === undefined || more.length > 0)
    return refuse(node, 'A text is written in place, whole')
  const values = new Map<string, ESTree.Node>()
  if (second !== undefined && second.type !== 'ObjectExpression') {
    return refuse(node, 'The values of a text are written in place')
  }
  for (const each of second?.properties ?? []) {
    if (each.type !== 'Property' || each.key.type !== 'Identifier' || each.computed) {
      return refuse(node, 'The values of a text are written in place, each by its name')
    }
    values.set(each.key.name, each.value)
  }
  return { start: node.start, end: node.end, kind: 'call', text, values, isChild: false }
}

function readElement(node: ESTree.JSXElement, refuse: Refuse): Read {
  let text: string | undefined
  const values = new Map<string, ESTree.Node>()
  for (const each of node.openingElement.attributes) {
    if (each.type !== 'JSXAttribute' || each.name.type !== 'JSXIdentifier') {
      return refuse(node, 'The values of a text are written in place, each by its name')
    }
    const { value } = each
    const expression = value?.type === 'JSXExpressionContainer' ? value.expression : value
    if (each.name.name === 'text') text = textOf(expression)
    else if (each.name.name !== 'key' && expression != null) {
      values.set(each.name.name, expression)
    }
  }
  if (text === undefined) return refuse(node, 'A text is written in place, whole')
  if (node.children.length > 0) return refuse(node, 'A text has no children: it stands in “text”')
  return { start: node.start, end: node.end, kind: 'element', text, values, isChild: false }
}

function textOf(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined
  }
  return undefined
}
