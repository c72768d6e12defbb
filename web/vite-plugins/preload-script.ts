import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { readCards } from '../../catalogue/transport.ts'
import { simplestFirst } from '../../domain/recipes/simplest-first.ts'
import { authStorageKey } from '../src/lib/backend/auth-source.ts'
import { storageKeys } from '../src/lib/local-storage.ts'
import { largeCover, smallCover } from '../src/features/recipes/large-image.ts'
import { reachable } from './reachable.ts'

const cardsFile = fileURLToPath(new URL('../../catalogue/build/cards.json', import.meta.url))

interface OpenedDirectly {
  path: RegExp
  modules: string[]
  data: string[]
  /** The picture that is the largest thing on a phone's first screen, where it can be known. */
  picture: 'of the first recipe' | 'of the recipe' | null
}

/** What the screens that are opened by their own address need beyond the first screen's files. */
const openedDirectly: readonly OpenedDirectly[] = [
  { path: /^\/$/, modules: [], data: [], picture: 'of the first recipe' },
  {
    path: /^\/recipes$/,
    modules: ['/screens/recipes.tsx'],
    data: [],
    picture: 'of the first recipe',
  },
  {
    path: /^\/recipe\//,
    modules: ['/screens/recipe.tsx', '/@supabase/postgrest-js/dist/index.mjs'],
    data: ['/larder.json'],
    picture: 'of the recipe',
  },
]

/** The picture that a list begins with for who has told nothing yet. */
function firstCover(): string | undefined {
  const cards: unknown = JSON.parse(readFileSync(cardsFile, 'utf8'))
  return simplestFirst(readCards(cards))[0]?.image
}

/** A script that fetches those files at once, while the app itself is still on its way. */
export function preloadScript(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const isFirst = ({ name }: Rolldown.OutputChunk) => /^(app|kitchen|rolldown-runtime)$/.test(name)
  const filesOf = (module: string) => {
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    if (entry === undefined) throw new Error(`The build has no chunk for ${module}`)
    const importsOf = (file: string) => chunks.find(({ fileName }) => fileName === file)?.imports
    const files = reachable(entry.fileName, (file) => importsOf(file) ?? [])
    return chunks.filter((chunk) => files.has(chunk.fileName) && !isFirst(chunk))
  }
  const cards = Object.keys(bundle).find((name) => /\bcards-[^/]+\.json$/.test(name))
  const scripts = {
    'of the first recipe': `if (isNewcomer()) picture(${JSON.stringify(firstCover())})`,
    'of the recipe': `recipePicture(${JSON.stringify(`/${cards}`)})`,
  }
  const lines = openedDirectly.map(({ path, modules, data, picture }) => {
    const files = [...new Set(modules.flatMap(filesOf).map(({ fileName }) => `/${fileName}`))]
    const statements = [
      `modules(${JSON.stringify(files)})`,
      data.length > 0 && `data(${JSON.stringify(data)})`,
      picture && scripts[picture],
    ]
    return `if (${String(path)}.test(location.pathname)) { ${statements.filter(Boolean).join('; ')} }`
  })
  return `{\n${[preloadFunctions, ...lines].join('\n')}\n}\n`
}

const preloadFunctions = `
const fetchAll = (hrefs, how) => hrefs.forEach((href) => document.head.append(Object.assign(document.createElement('link'), { href, ...how })))
const modules = (hrefs) => fetchAll(hrefs, { rel: 'modulepreload', crossOrigin: '' })
const data = (hrefs) => fetchAll(hrefs, { rel: 'preload', as: 'fetch', crossOrigin: '' })
const picture = (href) => fetchAll([href], { rel: 'preload', as: 'image', fetchPriority: 'high' })
const isNewcomer = () => {
  try {
    return !location.search && ${JSON.stringify([storageKeys.guestPantry, authStorageKey])}.every((key) => localStorage.getItem(key) === null)
  } catch { return false }
}
const recipePicture = async (cards) => {
  try {
    const card = (await (await fetch(cards)).json()).cards.find(({ id }) => location.pathname === '/recipe/' + id)
    if (card) picture(card.image.replace(${String(smallCover)}, ${JSON.stringify(largeCover)}))
  } catch {}
}`
