import type { Rolldown } from 'vite'
import { reachable } from './reachable.ts'

/** What the bundler says of the modules while it makes files of them. */
export type GraphContext = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>
>[1]

/** The two pages that are opened by an address of their own most often. */
const screens = { recipe: '/recipe-screen.tsx', list: '/recipes-screen.tsx' }

/** Other pages need these too: in a file with a list's code they would bring all of that along. */
const ofMany =
  /\/account\/dietary-words\.ts$|\/domain\/(?:recipes\/(?:kinds|kitchen-facts|lacked)|ingredients\/nearest)\.ts$|\/kitchen\/use-lacked\.ts$/

/** How days are written: lists and plans need it, and the offer, which writes a date too, must not take it along. */
const ofDays = /\/lib\/(?:regional|format-day)\.ts$/

/** Small things that the same pages need travel together: the first screen holds the name of every file that may follow. */
const together: Readonly<Record<string, RegExp>> = {
  collections:
    /\/collections\/collection(?:-picture)?\.tsx?$|\/kitchen\/diet-mark\.tsx$|\/recipes\/recipes-by-id\.ts$/,
  aisles: /\/domain\/shopping\/aisles\.ts$|\/features\/shopping\/new-items\.ts$/,
  lacked:
    /\/domain\/(?:recipes\/(?:kitchen-facts|lacked)|ingredients\/nearest)\.ts$|\/kitchen\/use-lacked\.ts$/,
  imports: /\/features\/import\/(?:own-keys|progress-bar)\.tsx?$|\/domain\/import\/json\.ts$/,
  dialogs: /\/ui\/(?:form-dialog|confirm-dialog|text-area)\.tsx$/,
  asking: /\/ui\/alert\.tsx$|\/lib\/backend\/functions\.ts$/,
  sending: /\/lib\/sync\/(?:lead|refusal|send-each)\.ts$/,
}

/** Opened by an address, mostly one in a mail, by people who have seen nothing else of Larder yet. */
const waysIn = [
  '/login-screen.tsx',
  '/signup-screen.tsx',
  '/reset-password-screen.tsx',
  '/confirm-email-screen.tsx',
]

/** Where people compare before they come in. */
const offer = '/pricing-screen.tsx'

/**
 * Where it travels. `threshold`: the ways in share it, and other pages need it too. `entrance`: they share it with the
 * account's pages. `welcome`: they alone share it. `offer`: the rest of what the offer needs.
 */
const waysOfComing = ['threshold', 'entrance', 'welcome', 'offer'] as const
type WayIn = (typeof waysOfComing)[number]

/** Every page shows some of these, and some pages little else of the two. */
const shownEverywhere = /\/src\/ui\/|\/sign-in-invitation\.tsx$|\/refusals\/why-not\.ts$/

/** Lists have these, and most pages but a recipe's. */
const ofForms = /\/ui\/(?:field-frame|empty-state|text-field)\.tsx$/

interface Page {
  /** What it imports. */
  modules: Set<string>
  /** What is used outside of it and its own lazy pieces as well. */
  shared: Set<string>
}

type Pages = Record<keyof typeof screens, Page>

/** What imports what, and the pieces that are fetched when they are needed. */
function graphOf(main: string, context: GraphContext) {
  const importsOf = (id: string) => context.getModuleInfo(id)?.importedIds ?? []
  const laterOf = (id: string) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const all = reachable(main, (id) => [...importsOf(id), ...laterOf(id)])
  const pieces = new Set([...all].flatMap(laterOf))
  const entryOf = (screen: string): string => {
    const entry = [...pieces].find((id) => id.endsWith(screen))
    if (entry === undefined) throw new Error(`Nothing imports ${screen}`)
    return entry
  }
  return { importsOf, laterOf, pieces, entryOf }
}

function pagesOf(main: string, context: GraphContext): Pages {
  const { importsOf, laterOf, pieces, entryOf } = graphOf(main, context)
  const page = (screen: string): Page => {
    const entry = entryOf(screen)
    const modules = reachable(entry, importsOf)
    // Its pieces, and those that come with these.
    const pieceOf = (id: string) => [...reachable(id, importsOf)].flatMap(laterOf)
    const direct = [...modules].flatMap(laterOf)
    const own = new Set([...direct, ...direct.flatMap(pieceOf)])
    // The same page at another address.
    const isTwin = (id: string) => importsOf(id).some((each) => /\/recipe-page\./.test(each))
    // Who writes a recipe has mostly read one: what both use need not travel with every other page.
    const isWriter = (id: string) => id.includes('/app/own-recipe/')
    // What is cooked from the plan or with others, or bought for it, reads the recipe as its page does.
    const isCooked = (id: string) =>
      /\/week\/(?:cook-meal|list\/(?:what-to-buy|changes-of-list))\.tsx$|\/app\/cook-together\//.test(
        id,
      )
    const others = [...pieces].filter(
      (id) => id !== entry && !own.has(id) && !isTwin(id) && !isWriter(id) && !isCooked(id),
    )
    return { modules, shared: new Set(others.flatMap((id) => [...reachable(id, importsOf)])) }
  }
  return { recipe: page(screens.recipe), list: page(screens.list) }
}

/** What more than one of the ways in needs, and what the offer does. */
function neededToComeIn(main: string, context: GraphContext): ReadonlyMap<string, WayIn> {
  const { importsOf, pieces, entryOf } = graphOf(main, context)
  const entries = new Set(waysIn.map(entryOf))
  const account = [
    entryOf('/account-screen.tsx'),
    ...[...pieces].filter((id) => id.includes('/app/account/places/')),
  ]
  const others = [...pieces].filter((id) => !entries.has(id) && !account.includes(id))
  const elsewhere = new Set(others.flatMap((id) => [...reachable(id, importsOf)]))
  const ofTheAccount = new Set(account.flatMap((id) => [...reachable(id, importsOf)]))
  const once = new Set<string>()
  const needed = new Map<string, WayIn>()
  for (const id of [...entries].flatMap((entry) => [...reachable(entry, importsOf)])) {
    if (once.has(id)) {
      const beside = ofTheAccount.has(id) ? 'entrance' : 'welcome'
      needed.set(id, elsewhere.has(id) ? 'threshold' : beside)
    }
    once.add(id)
  }
  for (const id of reachable(entryOf(offer), importsOf)) {
    if (!needed.has(id)) needed.set(id, 'offer')
  }
  return needed
}

/**
 * Left alone, what pages share comes in a file for each set of pages that share something: a recipe's page
 * needs 32, most of them smaller than the request that fetches them, and a browser asks for six at a time. So
 * what the two pages share with others travels in a few files, by what it is about; each of the two still
 * gets nothing that it does not use. What the ways in share and what the offer needs travels in three: the page to
 * sign in needed 17. These and other pages get a little more than they use.
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
      list.modules.has(id) &&
      !shownEverywhere.test(id) &&
      (recipe.modules.has(id) || id.includes('/domain/ingredients/')),
    fields: (id) => ofForms.test(id),
    ui: (id, { recipe, list }) =>
      shownEverywhere.test(id) && (recipe.shared.has(id) || list.shared.has(id)),
    plan: (id, { list }) => list.modules.has(id) && /\/plans?\b|\/dietary-/.test(id),
    list: (id, { list }) => list.modules.has(id),
    measures: (id, { recipe }) => recipe.shared.has(id) && id.includes('/domain/ingredients/'),
    sync: (id, { recipe }) => recipe.shared.has(id) && id.includes('/lib/sync/'),
    stock: (id, { recipe }) => recipe.shared.has(id) && stock.test(id),
    parts: (id, { recipe }) => recipe.shared.has(id) && !id.includes('/src/app/'),
    provisions: (id, { recipe }) => recipe.shared.has(id),
    recipe: () => true,
  }
  const ofTwoPages = Object.entries(files).map(([name, holds]): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    minShareCount: 2,
    name(id, context) {
      if (isFirst(id, context)) return null
      known ??= pagesOf(main, context)
      const isWanted =
        ofForms.test(id) ||
        (!ofMany.test(id) && (known.recipe.modules.has(id) || known.list.modules.has(id)))
      return isWanted && holds(id, known) ? name : null
    },
  }))
  let needed: ReadonlyMap<string, WayIn> | undefined
  // In this order: a file takes along what its modules import, if no file before it has.
  const ofWaysIn = waysOfComing.map((name): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    minShareCount: 2,
    name(id, context) {
      if (isFirst(id, context)) return null
      needed ??= neededToComeIn(main, context)
      return needed.get(id) === name ? name : null
    },
  }))
  const ofOthers = Object.entries(together).map(([name, holds]): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    minShareCount: 2,
    name: (id, context) => (!isFirst(id, context) && holds.test(id) ? name : null),
  }))
  const days: Rolldown.CodeSplittingGroup = {
    debugName: 'days',
    minShareCount: 2,
    name: (id, context) => (!isFirst(id, context) && ofDays.test(id) ? 'days' : null),
  }
  return [...ofTwoPages, days, ...ofOthers, ...ofWaysIn]
}
