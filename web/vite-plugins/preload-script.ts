import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minifySync, type Rolldown } from 'vite'
import { readCards } from '../../catalogue/transport.ts'
import { largeImage } from '../../domain/recipes/cover/large-image.ts'
import { simplestFirst } from '../../domain/recipes/simplest-first.ts'
import { authStorageKey } from '../src/lib/backend/auth-source.ts'
import { storageKeys } from '../src/lib/local-storage.ts'
import { reachable } from './reachable.ts'

const cardsFile = fileURLToPath(new URL('../../catalogue/build/cards.json', import.meta.url))

/** The picture that the list of the first screen begins with for somebody of whom nothing is known yet. */
function firstCover(): string | undefined {
  const cards: unknown = JSON.parse(readFileSync(cardsFile, 'utf8'))
  return simplestFirst(readCards(cards))[0]?.image
}

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((output) => output.type === 'chunk')

/** The chunk that a module of ours, imported dynamically, became. */
function chunkOf(chunks: readonly Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  if (chunk === undefined) throw new Error(`The build has no chunk for ${module}`)
  return chunk
}

/** Files of the build that a module needs, without what every page fetches. */
function filesIn(chunks: readonly Rolldown.OutputChunk[]) {
  const isFirst = ({ name }: Rolldown.OutputChunk) => /^(app|kitchen|rolldown-runtime)$/.test(name)
  const importsOf = (file: string) => chunks.find(({ fileName }) => fileName === file)?.imports
  return (module: string): string[] => {
    const { fileName: entry } = chunkOf(chunks, module)
    const files = [...reachable(entry, (file) => importsOf(file) ?? [])]
    const wanted = chunks.filter((chunk) => files.includes(chunk.fileName) && !isFirst(chunk))
    return wanted.map(({ fileName }) => fileName)
  }
}

/** The statement that calls a function of a module as soon as its code is there, before the app is drawn. */
function earlyCall(chunks: readonly Rolldown.OutputChunk[], module: string, name: string): string {
  const { fileName, exports } = chunkOf(chunks, module)
  if (!exports.includes(name)) throw new Error(`${module} has no ${name} in the build`)
  return `import('/${fileName}').then(({ ${name}: call }) => call()).catch(() => {})`
}

/** As the script names them. */
const shortNames = (files: readonly string[]) =>
  JSON.stringify(files.map((file) => file.replace(/^assets\/|\.js$/g, '')))

const otherScreens = '/app/shell/other-screens.ts'
const dataModule = '/@supabase/postgrest-js/dist/index.mjs'
const listScreen = '/recipes-screen.tsx'
const recipeScreen = '/recipe-screen.tsx'
const sections = '/app/listing/discover-sections.tsx'
const teasers = '/app/listing/discover-teasers.tsx'
const ask = '/app/listing/ask-for-teasers.ts'

/**
 * A script that fetches at once, while the app itself is still on its way, what the screen at this address
 * needs beyond the first screen's files, and the picture that is its largest thing: by its name where that can be
 * known, and else by asking which it is as soon as the code to ask with is there.
 */
export function preloadScript(bundle: Rolldown.OutputBundle): string {
  const chunks = chunksOf(bundle)
  const needed = filesIn(chunks)
  const files = (module: string) => shortNames(needed(module))
  const cards = Object.keys(bundle).find((name) => /\bcards-[^/]+\.json$/.test(name))
  const auth = files('/lib/backend/passkey-client.ts')
  const data = files(dataModule)
  const source = `{
${functions}
const { pathname, search } = location
const user = has(${JSON.stringify(authStorageKey)})
const listing = pathname === '/recipes'
const asks = listing && !search && !user
const recipe = pathname.startsWith('/recipe/')
if (pathname === '/') {
  modules(${files('/home-screen.tsx')})
  if (!user && !search && !has(${JSON.stringify(storageKeys.guestPantry)})) picture(${JSON.stringify({ href: firstCover() })})
} else modules(${files(otherScreens)})
if (user || listing || recipe) {
  link({ rel: 'preload', as: 'fetch', crossOrigin: '', href: '/larder.json' })
  modules(${data})
}
if (asks) {
  modules(${files(ask)})
  ${earlyCall(chunks, ask, 'askForTeasers')}
}
if (listing && !search) modules(user ? ${files(sections)} : ${files(teasers)})
if (listing) modules(${files(listScreen)})
if (recipe) {
  modules(${files(recipeScreen)})
  recipePicture(${JSON.stringify(`/${cards}`)})
}
if (user) modules(${auth})
}`
  return minifySync('preload.js', source).code
}

/**
 * The same files for a visitor, by the beginning of the address: a server that describes a page names them in it, where a browser sees
 * them before any script.
 */
export function filesOfScreens(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const needed = filesIn(chunksOf(bundle))
  const all = (modules: readonly string[]) => [...new Set(modules.flatMap(needed))]
  return {
    '/recipes': all([otherScreens, dataModule, ask, teasers, listScreen]),
    '/recipe/': all([otherScreens, dataModule, recipeScreen]),
  }
}

/** Of one of our covers, with a mark in the place of its name. */
const mark = '*'
const { src, srcSet, sizes } = largeImage(`/covers/${mark}.webp`)
const cover = JSON.stringify({ href: src, imageSrcset: srcSet, imageSizes: sizes })

const functions = `
const has = (key) => {
  try { return localStorage.getItem(key) !== null } catch { return false }
}
const link = (attributes) => document.head.append(Object.assign(document.createElement('link'), attributes))
const modules = (names) => names.forEach((name) => link({ rel: 'modulepreload', crossOrigin: '', href: '/assets/' + name + '.js' }))
const picture = (from) => link({ rel: 'preload', as: 'image', fetchPriority: 'high', ...from })
const recipePicture = async (cards) => {
  // A server that describes the page has named it.
  if (document.querySelector('link[as=image]')) return
  try {
    const card = (await (await fetch(cards)).json()).cards.find(({ id }) => pathname === '/recipe/' + id)
    if (card) picture(JSON.parse('${cover}'.replaceAll('${mark}', card.image.slice(8, -5))))
  } catch {}
}`
