import type { Row } from '#domain/import/rows.ts'
import { isBlock, singleLine } from '#domain/import/plain-text.ts'
import {
  isElement,
  isHidden,
  type PageElement,
  type PageNode,
  type Parent,
  textOf,
  walk,
} from './nodes.ts'

const skipped = new Set([
  'nav',
  'footer',
  'button',
  'select',
  'textarea',
  'dialog',
  'head',
  'object',
])
const heading = /^h[1-6]$/u
const mostRows = 5_000

function onlyChild(element: PageElement): boolean {
  const { parent } = element
  if (parent === null || !('children' in parent)) return false
  return parent.children.every(
    (child: PageNode) =>
      child === element || ('data' in child && child.data.replace(/[\s:]+/gu, '') === ''),
  )
}

function isStrongAlone(entry: PageElement): boolean {
  const children = entry.children.filter(
    (child) => !('data' in child) || child.data.replace(/[\s:]+/gu, '') !== '',
  )
  const [only] = children
  return (
    children.length === 1 &&
    only !== undefined &&
    isElement(only) &&
    (only.name === 'strong' || only.name === 'b')
  )
}

/** The entries of a list that stand out by their weight, where most do not. */
function headingsIn(list: PageElement): PageElement[] {
  const entries = list.children.filter(isElement).filter(({ name }) => name === 'li')
  const strong = entries.filter(isStrongAlone)
  return strong.length * 3 <= entries.length ? strong : []
}

/** What a person reads from top to bottom, one row a block; the entry of a list is one row whatever it holds. */
export function rowsOf(page: Parent): Row[] {
  const rows: Row[] = []
  let text: string[] = []
  let isHeading = false
  /** Entries of lists and rows of tables around, innermost last. */
  const entries: PageElement[] = []
  const headings = new Set<PageElement>()
  const flush = () => {
    const line = singleLine(text.join(''))
    text = []
    if (line !== '' && rows.length < mostRows) {
      rows.push({ text: line, kind: isHeading ? 'heading' : entries.length > 0 ? 'item' : 'line' })
    }
    isHeading = false
  }
  walk(page, {
    enter(node) {
      if (!isElement(node)) {
        text.push(textOf(node) ?? '')
        return false
      }
      if (isHidden(node) || skipped.has(node.name)) return false
      if (node.name === 'ul' || node.name === 'ol') {
        for (const entry of headingsIn(node)) headings.add(entry)
      }
      const isEntry = node.name === 'li' || node.name === 'tr'
      if (isEntry) {
        // A list within an entry that says something itself belongs to what it says.
        if (entries.length === 0 || singleLine(text.join('')) === '') flush()
        else text.push(' ')
        entries.push(node)
        if (entries.length === 1 && headings.has(node)) isHeading = true
      } else if (heading.test(node.name)) {
        flush()
        isHeading = true
      } else if (isBlock(node.name)) {
        if (entries.length === 0) flush()
        else text.push(' ')
      } else if (
        (node.name === 'strong' || node.name === 'b') &&
        entries.length === 0 &&
        onlyChild(node)
      ) {
        isHeading = true
      }
      return true
    },
    leave(element) {
      if (element === entries.at(-1)) {
        if (entries.length === 1 || singleLine(text.join('')) !== '') flush()
        entries.pop()
      } else if (heading.test(element.name)) flush()
      else if (isBlock(element.name)) {
        if (entries.length === 0) flush()
        else text.push(' ')
      } else if (element.name === 'td' || element.name === 'th') text.push(' ')
    },
  })
  flush()
  return rows
}
