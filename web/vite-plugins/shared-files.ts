import type { Rolldown } from 'vite'
import { reachable } from './reachable.ts'

/** What the bundler says of the modules while it makes files of them. */
export type GraphContext = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>
>[1]

/** The two pages that are opened by an address of their own most often. */
const screens = { recipe: '/screens/recipe.tsx', list: '/screens/recipes.tsx' }

interface Page {
  /** What it imports. */
  modules: Set<string>
  /** What is used outside of it and its own lazy pieces as well. */
  shared: Set<string>
}

type Pages = Record<keyof typeof screens, Page>

function pagesOf(main: string, context: GraphContext): Pages {
  const importsOf = (id: string) => context.getModuleInfo(id)?.importedIds ?? []
  const laterOf = (id: string) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const all = reachable(main, (id) => [...importsOf(id), ...laterOf(id)])
  const pieces = new Set([...all].flatMap(laterOf))
  const page = (screen: string): Page => {
    const entry = [...pieces].find((id) => id.endsWith(screen))
    if (entry === undefined) throw new Error(`Nothing imports ${screen}`)
    const modules = reachable(entry, importsOf)
    const own = new Set([...modules].flatMap(laterOf))
    // The same page at another address.
    const isTwin = (id: string) => importsOf(id).some((each) => /\/recipe-page\./.test(each))
    // Who writes a recipe has mostly read one: what both use need not travel with every other page.
    const isWriter = (id: string) => id.includes('/app/own-recipe/')
    const others = [...pieces].filter(
      (id) => id !== entry && !own.has(id) && !isTwin(id) && !isWriter(id),
    )
    return { modules, shared: new Set(others.flatMap((id) => [...reachable(id, importsOf)])) }
  }
  return { recipe: page(screens.recipe), list: page(screens.list) }
}

/**
 * Left alone, what pages share comes in a file for each set of pages that share something: a recipe's page
 * needs 32, most of them smaller than the request that fetches them, and a browser asks for six at a time. So
 * what the two pages share with others travels in a few files, by what it is about. Each page still
 * gets nothing that it does not use; of other pages, each gets a little more than it uses.
 *
 * @param isFirst what comes with the first screen
 */
export function sharedInFewFiles(
  main: string,
  isFirst: (id: string, context: GraphContext) => boolean,
): Rolldown.CodeSplittingGroup[] {
  let known: Pages | undefined
  const stock = /\/(?:shopping|pantry)\/|\/domain\/sync\//
  const files: Record<string, (id: string, pages: Pages) => boolean> = {
    both: (id, { recipe, list }) =>
      list.modules.has(id) && (recipe.modules.has(id) || id.includes('/domain/ingredients/')),
    ui: (id, { recipe, list }) =>
      id.includes('/src/ui/') && (recipe.shared.has(id) || list.shared.has(id)),
    plan: (id, { list }) => list.modules.has(id) && /\/plans?\b|\/dietary-/.test(id),
    list: (id, { list }) => list.modules.has(id),
    measures: (id, { recipe }) => recipe.shared.has(id) && id.includes('/domain/ingredients/'),
    sync: (id, { recipe }) => recipe.shared.has(id) && id.includes('/lib/sync/'),
    stock: (id, { recipe }) => recipe.shared.has(id) && stock.test(id),
    parts: (id, { recipe }) => recipe.shared.has(id) && !id.includes('/src/app/'),
    provisions: (id, { recipe }) => recipe.shared.has(id),
    recipe: () => true,
  }
  return Object.entries(files).map(([name, holds]) => ({
    debugName: name,
    minShareCount: 2,
    name(id, context) {
      if (isFirst(id, context)) return null
      known ??= pagesOf(main, context)
      const isWanted = known.recipe.modules.has(id) || known.list.modules.has(id)
      return isWanted && holds(id, known) ? name : null
    },
  }))
}
