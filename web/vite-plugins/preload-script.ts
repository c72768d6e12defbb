import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { readCards } from '../../catalogue/transport.ts'
import { simplestFirst } from '../../domain/recipes/simplest-first.ts'
import { authStorageKey } from '../src/lib/backend/auth-source.ts'
import { storageKeys } from '../src/lib/local-storage.ts'
import { reachable } from './reachable.ts'

const cardsFile = fileURLToPath(new URL('../../catalogue/build/cards.json', import.meta.url))

interface OpenedDirectly {
  path: RegExp
  modules: string[]
  data: string[]
  /** Whether it begins with recipes for who has told nothing yet. */
  showsRecipes: boolean
}

/** What the screens that are opened by their own address need beyond the first screen's files. */
const openedDirectly: readonly OpenedDirectly[] = [
  { path: /^\/$/, modules: [], data: [], showsRecipes: true },
  { path: /^\/recipes$/, modules: ['/screens/recipes.tsx'], data: [], showsRecipes: true },
  {
    path: /^\/recipe\//,
    modules: ['/screens/recipe.tsx', '/@supabase/postgrest-js/dist/index.mjs'],
    data: ['/larder.json'],
    showsRecipes: false,
  },
]

type Preload = Record<'rel' | 'href' | 'as' | 'crossOrigin' | 'fetchPriority', string>

/** The picture that such a list begins with, the largest thing on a phone's first screen. */
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
  const preloads = (links: readonly Partial<Preload>[]) => `preload(${JSON.stringify(links)})`
  const cover = firstCover()
  const lines = openedDirectly.map(({ path, modules, data, showsRecipes }) => {
    const files = [...new Set(modules.flatMap(filesOf).map(({ fileName }) => `/${fileName}`))]
    const always = preloads([
      ...files.map((href) => ({ rel: 'modulepreload', href, crossOrigin: '' })),
      ...data.map((href) => ({ rel: 'preload', as: 'fetch', href, crossOrigin: '' })),
    ])
    const picture = { rel: 'preload', as: 'image', href: cover ?? '', fetchPriority: 'high' }
    const forNewcomers = showsRecipes && cover !== undefined ? preloads([picture]) : ''
    return `if (${String(path)}.test(location.pathname)) { ${always}; if (isNewcomer()) { ${forNewcomers} } }`
  })
  return `{\n${[preloadFunctions, ...lines].join('\n')}\n}\n`
}

const preloadFunctions = `
const preload = (links) => links.forEach((each) => document.head.append(Object.assign(document.createElement('link'), each)))
const isNewcomer = () => {
  try {
    const keys = ${JSON.stringify([storageKeys.guestPantry, authStorageKey])}
    return location.search === '' && keys.every((key) => localStorage.getItem(key) === null)
  } catch { return false }
}`
