import { isRecipe, isThing, type Thing } from '#domain/import/schema-thing.ts'
import { elementsIn, type Parent } from './nodes.ts'
import { readCarelessJson } from './repair-json.ts'

/** More nodes than any page has; fewer than would take long. */
const mostNodes = 200_000

/** Every node of schema.org data, whatever it is nested in. */
function everyThing(values: readonly unknown[]): Thing[] {
  const things: Thing[] = []
  const waiting: unknown[] = values.toReversed()
  for (let count = 0; waiting.length > 0 && count < mostNodes; count += 1) {
    const value = waiting.pop()
    if (Array.isArray(value)) waiting.push(...value.toReversed())
    else if (isThing(value)) {
      things.push(value)
      waiting.push(...Object.values(value).toReversed())
    }
  }
  return things
}

/** A reference alone, `{"@id": "#author"}`, stands for the node that it names. */
function resolved(recipe: Thing, byId: ReadonlyMap<string, Thing>): Thing {
  const lookUp = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(lookUp)
    if (!isThing(value)) return value
    const id = value['@id']
    return typeof id === 'string' && Object.keys(value).length <= 2
      ? (byId.get(id) ?? value)
      : value
  }
  return Object.fromEntries(Object.entries(recipe).map(([name, value]) => [name, lookUp(value)]))
}

/** The recipes in a page's JSON-LD blocks, in their order. */
export function recipesInJsonLd(page: Parent): Thing[] {
  const blocks = elementsIn(
    page,
    ({ name, attribs }) => name === 'script' && /ld\+json/iu.test(attribs['type'] ?? ''),
  ).map(({ children }) =>
    readCarelessJson(children.map((child) => ('data' in child ? child.data : '')).join('')),
  )
  const things = everyThing(blocks)
  const byId = new Map<string, Thing>()
  for (const thing of things) {
    const id = thing['@id']
    if (typeof id !== 'string') continue
    const known = byId.get(id)
    if (known === undefined || Object.keys(known).length < Object.keys(thing).length) {
      byId.set(id, thing)
    }
  }
  return things.filter(isRecipe).map((recipe) => resolved(recipe, byId))
}
