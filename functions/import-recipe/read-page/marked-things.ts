import { linesOf, singleLine } from '#domain/import/plain-text.ts'
import type { Thing } from '#domain/import/schema-thing.ts'
import {
  attribute,
  blockText,
  elementsIn,
  isElement,
  type PageElement,
  type Parent,
  walk,
} from './nodes.ts'

/** How a syntax marks things and their properties on elements. */
interface Syntax {
  readonly type: string
  readonly property: string
  /** Whether an element begins a thing of its own. */
  readonly isThing: (element: PageElement) => boolean
}

const microdata: Syntax = {
  type: 'itemtype',
  property: 'itemprop',
  isThing: (element) => attribute(element, 'itemscope') !== undefined,
}
const rdfa: Syntax = {
  type: 'typeof',
  property: 'property',
  isThing: (element) => attribute(element, 'typeof') !== undefined,
}

const addresses = new Set(['image', 'url', 'photo', 'thumbnailUrl', 'contentUrl', 'sameAs'])
const lists = new Set(['recipeIngredient', 'ingredients', 'ingredient'])
const deepest = 20
/** A page that lists more is no page of one recipe. */
const mostRecipes = 30
const isRecipe = /(?:^|[\s/:#])recipe(?:$|\s)/iu

/** Where a picture or a link leads; pictures that load late have it elsewhere. */
function addressOf(element: PageElement): string | undefined {
  for (const name of ['content', 'href', 'data-src', 'data-lazy-src', 'src']) {
    const address = attribute(element, name)
    if (address !== undefined && address !== '' && !address.startsWith('data:')) return address
  }
  return undefined
}

/** The texts of the entries of a list within an element; of its own lines where there is none. */
function entriesOf(element: PageElement): string | string[] {
  const entries = elementsIn(element, ({ name }) => name === 'li')
  if (entries.length > 1) return entries.map((entry) => singleLine(blockText(entry)))
  const isOneLine = ['li', 'span', 'label', 'td', 'tr', 'a', 'dd'].includes(element.name)
  const lines = linesOf(blockText(element))
  return isOneLine || lines.length < 4 ? lines.join(' ') : lines
}

function valueOf(element: PageElement, name: string): unknown {
  if (addresses.has(name)) return addressOf(element) ?? singleLine(blockText(element))
  const content = attribute(element, 'content')
  if (content !== undefined && (content !== '' || element.name === 'meta')) return content
  const time = attribute(element, 'datetime')
  if (time !== undefined && time !== '') return time
  if (lists.has(name)) return entriesOf(element)
  return blockText(element).trim()
}

function thingOf(root: PageElement, syntax: Syntax, depth: number): Thing {
  const thing: Record<string, unknown[]> = {}
  const add = (name: string, value: unknown) => {
    thing[name] ??= []
    thing[name].push(...(Array.isArray(value) ? value : [value]))
  }
  walk(root, {
    enter(node) {
      if (!isElement(node)) return false
      // "v:name", "schema:name", "http://schema.org/name": the last word.
      const names = (attribute(node, syntax.property) ?? '').split(/\s+/u).flatMap((each) => {
        const name = /(\w+)$/u.exec(each)?.[1]
        return name === undefined ? [] : [name]
      })
      const isThing = syntax.isThing(node)
      for (const name of names) {
        const isDeeper = isThing && depth < deepest
        add(name, isDeeper ? thingOf(node, syntax, depth + 1) : valueOf(node, name))
      }
      return !isThing
    },
  })
  const single = Object.entries(thing).map(([name, values]) => [
    name,
    values.length === 1 ? values[0] : values,
  ])
  const type = (attribute(root, syntax.type) ?? '').split(/\s+/u).filter((each) => each !== '')
  // A thing without properties is what one reads.
  return single.length === 0
    ? { '@type': type, text: blockText(root).trim() }
    : { ...Object.fromEntries(single), '@type': type }
}

function recipesIn(page: Parent, syntax: Syntax): Thing[] {
  return elementsIn(page, (element) => isRecipe.test(attribute(element, syntax.type) ?? ''))
    .slice(0, mostRecipes)
    .map((element) => thingOf(element, syntax, 0))
}

/** The recipes that a page marks by `itemtype`, in their order. */
export const recipesInMicrodata = (page: Parent): Thing[] => recipesIn(page, microdata)

/** The recipes that a page marks by `typeof`. */
export const recipesInRdfa = (page: Parent): Thing[] => recipesIn(page, rdfa)
