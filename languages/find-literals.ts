import { parseSync } from 'vite'
import type { ESTree } from 'vite'
import { findMessages, lineOf, type Span } from './find-messages.ts'

/** Words in the code that a reader would see in English whatever their language. */
export interface Literal extends Span {
  readonly line: number
  readonly words: string
  /** Where it stands: what a text there looks like. Undefined for one that needs a person. */
  readonly place: 'child' | 'attribute' | 'expression' | undefined
}

/** Attributes and properties that nobody reads. */
const notRead =
  /^(?:class\w*|\w*ClassName|style|id|type|name|to|href|src|srcSet|sizes|key|role|rel|target|lang|dir|tone|kind|variant|size|as|method|mode|code|event|queryKey|channel|path|d|viewBox|fill|stroke|transform|accept|auto\w+|authorization|inputMode|enterKeyHint|loading|decoding|fetchPriority|crossOrigin|referrerPolicy|data-.*|aria-(?:live|hidden|haspopup|current|controls|labelledby|describedby|autocomplete|relevant|sort|orientation))$/
/** Functions whose words go into a log, or to a machine. */
const notShown =
  /(?:Error|Event|RegExp|Date|URL|Intl|Worker)$|^(?:cn|log\w*|warn|expect|require|import)$/
const methods =
  /^(?:querySelector\w*|closest|matches|\w*EventListener|getItem|setItem|startsWith|endsWith|includes|indexOf|split|join|replace\w*|test|exec|get|set|has|delete|append|rpc|from|select|eq|order|setAttribute|getAttribute|removeAttribute|createElement\w*|localeCompare|warn|error|info|debug)$/
const className = /class|style|classes/i
const tailwind =
  /[-:[\]/\d]|^(?:flex|grid|block|hidden|relative|absolute|fixed|sticky|inline|underline|truncate|border|rounded|uppercase|italic|grow|shrink|container|static|table|contents|outline|ring|shadow|transition|transform|blur|filter|visible|invisible|isolate|group|peer|resize)$/

/** Names are the same in every language. */
const names = new Set(
  'Larder Google GitHub Stripe Figtree Fraunces Android Chrome Chromebook Edge Firefox Linux Mac Opera Safari Windows'
    .split(' ')
    .concat('Samsung Internet'),
)

/** `…` stands for what is put in. */
const isWords = (text: string): boolean => {
  const trimmed = text.trim()
  if (names.has(trimmed)) return false
  if (/^\p{Lu}[\p{Ll}’']+(?:-\p{L}+)?(?=$|[\s,.:;!?…(])/u.test(trimmed)) return true
  if (!/[\p{L}…][,.:;!?]*\s+[\p{L}…]/u.test(trimmed) || !/\p{L}{2,}/u.test(trimmed)) return false
  return !trimmed.split(/\s+/).some((each) => tailwind.test(each))
}

/** A mark before what looks like words and is none. */
const exempt = /\/\* not shown \*\/\s*$/

/** What of a file is not yet a text. */
export function findLiterals(code: string, file: string): Literal[] {
  const { program } = parseSync(file, code)
  const done = findMessages(code, file).messages
  const found: Literal[] = []

  function note(node: ESTree.Node, words: string, place: Literal['place']) {
    const { start, end } = node
    if (done.some((each) => start >= each.start && end <= each.end && !holdsValue(each, node)))
      return
    if (exempt.test(code.slice(0, start))) return
    found.push({ start, end, line: lineOf(code, node), words: words.trim(), place })
  }

  function walk(node: ESTree.Node, parent: ESTree.Node | undefined): void {
    if (leavesOut(node, parent)) return
    if (node.type === 'JSXText') {
      const words = node.value.replaceAll(/\s*\n\s*/g, ' ').trim()
      if (/\p{L}{2,}/u.test(words) && !names.has(words))
        note(node, words, isWhole(node, parent) ? 'child' : undefined)
    }
    if (node.type === 'Literal' && typeof node.value === 'string' && isWords(node.value)) {
      note(node, node.value, parent?.type === 'JSXAttribute' ? 'attribute' : 'expression')
    }
    if (node.type === 'TemplateLiteral') {
      const words = node.quasis.map(({ value }) => value.cooked ?? '').join('…')
      if (isWords(words)) note(node, words, undefined)
    }
    for (const child of childrenOf(node)) walk(child, node)
  }
  walk(program, undefined)
  return found
}

/** The words of a value that is handed over with a text are looked at like any others. */
function holdsValue({ values }: { values: ReadonlyMap<string, ESTree.Node> }, node: Span): boolean {
  return [...values.values()].some((value) => node.start >= value.start && node.end <= value.end)
}

/** The only child, beside spaces: no part of a sentence with elements in it. */
function isWhole(node: ESTree.Node, parent: ESTree.Node | undefined): boolean {
  if (parent?.type !== 'JSXElement' && parent?.type !== 'JSXFragment') return false
  return parent.children.every(
    (child) => child === node || (child.type === 'JSXText' && child.value.trim() === ''),
  )
}

/** Names of modules, and types. */
const machinery: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAnnotation',
  'TSTypeParameterInstantiation',
  'TSLiteralType',
])

function leavesOut(node: ESTree.Node, parent: ESTree.Node | undefined): boolean {
  if (machinery.has(node.type)) return true
  if (node.type === 'JSXAttribute') {
    return node.name.type === 'JSXIdentifier' && notRead.test(node.name.name)
  }
  if (node.type === 'Property') return node.key.type === 'Identifier' && notRead.test(node.key.name)
  if (node.type === 'VariableDeclarator') {
    return node.id.type === 'Identifier' && className.test(node.id.name)
  }
  if (node.type === 'BinaryExpression') return /^(?:[!=]==?|in)$/.test(node.operator)
  if (node.type === 'NewExpression' || node.type === 'CallExpression') return isUnread(node.callee)
  return node.type === 'Literal' && isKey(node, parent)
}

/** What a program looks up or goes by. */
function isKey(node: ESTree.Node, parent: ESTree.Node | undefined): boolean {
  return (
    (parent?.type === 'SwitchCase' && parent.test === node) ||
    (parent?.type === 'MemberExpression' && parent.property === node) ||
    (parent?.type === 'Property' && parent.key === node) ||
    parent?.type === 'ExpressionStatement'
  )
}

function isUnread(callee: ESTree.Node): boolean {
  if (callee.type === 'Identifier') return notShown.test(callee.name)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  return methods.test(callee.property.name) || isUnread(callee.object)
}

function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node).flatMap((value: unknown) => {
    const all: unknown[] = Array.isArray(value) ? value : [value]
    return all.filter(isNode)
  })
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value
