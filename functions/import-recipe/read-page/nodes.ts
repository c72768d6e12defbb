import type { CheerioAPI } from 'cheerio/slim'
import { isBlock, isUnseen } from '#domain/import/plain-text.ts'

export type Page = CheerioAPI
export type PageNode = ReturnType<CheerioAPI['parseHTML']>[number]
export type PageElement = Extract<PageNode, { attribs: unknown }>

export function isElement(node: PageNode): node is PageElement {
  return 'attribs' in node
}

export function attribute(element: PageElement, name: string): string | undefined {
  return element.attribs[name]
}

/**
 * Walks through everything below a node in the order of the page, without recursion: pages may be nested
 * deeper than any stack. `enter` says whether to go below an element.
 */
export function walk(
  root: PageNode,
  visit: { enter: (node: PageNode) => boolean; leave?: (element: PageElement) => void },
): void {
  const open: { node: PageElement; next: number }[] = []
  const below = (node: PageNode) => {
    if (visit.enter(node) && isElement(node)) open.push({ node, next: 0 })
  }
  if ('children' in root) {
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
}

const hidden = /(?:^|\s)(?:screen-reader-text|sr-only|visually-hidden|visuallyhidden)(?:\s|$)/u

/** What a person reads of a node, each block on lines of its own. */
export function blockText(root: PageNode): string {
  const parts: string[] = []
  walk(root, {
    enter(node) {
      if (!isElement(node)) {
        // Breaks in the source are spaces on the page.
        if ('data' in node && node.type !== 'comment') parts.push(node.data.replace(/\s+/gu, ' '))
        return false
      }
      if (isUnseen(node.name) || hidden.test(attribute(node, 'class') ?? '')) return false
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
