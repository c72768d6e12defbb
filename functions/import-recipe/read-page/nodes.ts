import { type Cheerio, load } from 'cheerio/slim'
import { isBlock, isUnseen } from '#domain/import/plain-text.ts'

export type PageElement = ReturnType<Cheerio<never>['children']>[number]
export type PageNode = PageElement['children'][number]
/** An element, or the whole page. */
export type Parent = { readonly children: readonly PageNode[] }

/** The elements of a page, however careless its HTML. */
export function parsePage(html: string): Parent {
  return load(html).root().get(0) ?? { children: [] }
}

export function isElement(node: PageNode): node is PageElement {
  return 'attribs' in node
}

const textNode = 3

/** The words of a text, breaks of the source as spaces; null of comments and whatever else is no text. */
export function textOf(node: PageNode): string | null {
  return 'data' in node && node.nodeType === textNode ? node.data.replace(/\s+/gu, ' ') : null
}

const hidden = /(?:^|\s)(?:screen-reader-text|sr-only|visually-hidden|visuallyhidden)(?:\s|$)/u

/** Whether people who look at the page do not see an element. */
export function isHidden(element: PageElement): boolean {
  return isUnseen(element.name) || hidden.test(attribute(element, 'class') ?? '')
}

export function attribute(element: PageElement, name: string): string | undefined {
  return element.attribs[name]
}

/**
 * Walks through everything below a node in the order of the page, without recursion: pages may be nested
 * deeper than any stack. `enter` says whether to go below an element.
 */
export function walk(
  root: Parent,
  visit: { enter: (node: PageNode) => boolean; leave?: (element: PageElement) => void },
): void {
  const open: { node: PageElement; next: number }[] = []
  const below = (node: PageNode) => {
    if (visit.enter(node) && isElement(node)) open.push({ node, next: 0 })
  }
  for (const child of root.children) {
    below(child)
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const next = top.node.children[top.next]
      top.next += 1
      if (next !== undefined) {
        below(next)
        continue
      }
      visit.leave?.(top.node)
      open.pop()
    }
  }
}

/** What a person reads of a node, each block on lines of its own. */
export function blockText(root: Parent): string {
  const parts: string[] = []
  walk(root, {
    enter(node) {
      if (!isElement(node)) {
        parts.push(textOf(node) ?? '')
        return false
      }
      if (isHidden(node)) return false
      if (isBlock(node.name)) parts.push('\n')
      return true
    },
    leave(element) {
      if (isBlock(element.name)) parts.push('\n')
      else if (element.name === 'td' || element.name === 'th') parts.push(' ')
    },
  })
  return parts.join('')
}

/** Everything below that passes the test, in the order of the page. */
export function elementsIn(root: Parent, passes: (element: PageElement) => boolean): PageElement[] {
  const found: PageElement[] = []
  walk(root, {
    enter(node) {
      if (!isElement(node)) return false
      if (passes(node)) found.push(node)
      return true
    },
  })
  return found
}

export function hasClass(element: PageElement, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/u).includes(name)
}
