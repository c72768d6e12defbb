import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { languages } from '#domain/ingredients/language/words.ts'

/**
 * Weighs the built app: the JavaScript before the first screen can be used, and what each other
 * route adds, gzip-compressed. Sizes are the same on every machine, so they are held to in `npm test`.
 */
const web = path.join(import.meta.dirname, '..', 'dist', 'web')

export const budgets = { firstScreen: 115_000, route: 40_000, files: 10 }

/** What the browser reads the catalogue from, in bytes, gzip, for a catalogue of so many; a larger one may weigh as much more. */
const dataBudgets = {
  cards: { bytes: 85_000, of: 750, list: 'cards' },
  vocabulary: { bytes: 135_000, of: 3_000, list: 'ingredients' },
  names: { bytes: 78_000, of: 3_000, list: 'names' },
  /** Read only where somebody said how much of a thing is at home. */
  packages: { bytes: 9_000, of: 1_000, list: 'packages' },
  /** The words and names of a language, which come with the first line in it. */
  ...Object.fromEntries(
    languages.map((each) => [`lines-${each}`, { bytes: 25_000, of: 3_000, list: 'names' }]),
  ),
  /** With the techniques; read by a thread of its own, where there is a pantry. */
  forms: { bytes: 170_000, of: 180, list: 'forms' },
}
/** What only the pages of a language read, by the list in it: bytes, gzip, for so many entries. */
const ofLanguages = {
  /** What it calls the foods. */
  names: { bytes: 40_000, of: 3_700, list: 'names' },
  /** What it says of swaps. */
  swaps: { bytes: 12_500, of: 670, list: 'texts' },
  /** What it tells composed dishes with; read with the forms. */
  dishes: { bytes: 88_000, of: 3_450, list: 'texts' },
} as const
const firstScreen = 'src/app/home/home-screen.tsx'
const nameOf = (key: string) => path.basename(key, '-screen.tsx')
/** Says where the code of the other screens is. It comes when the first screen is idle; a page that is opened waits for it. */
const otherScreens = 'src/app/shell/other-screens.ts'
/** Opened by an address of their own most often; a browser asks one server for six files at a time. */
const openedDirectly = ['recipe', 'recipes', 'login', 'signup', 'pricing']

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isDynamicEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof manifestSchema>

function filesOf(keys: readonly string[], manifest: Manifest): Set<string> {
  const waiting = [...keys]
  const seen = new Set<string>()
  const files = new Set<string>()
  for (const key of waiting) {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) continue
    seen.add(key)
    files.add(chunk.file)
    waiting.push(...chunk.imports)
  }
  return files
}

function weigh(files: Iterable<string>): number {
  let bytes = 0
  for (const file of files) {
    if (file.endsWith('.js'))
      bytes += gzipSync(readFileSync(path.join(web, file)), { level: 9 }).length
  }
  return bytes
}

interface DataWeight {
  /** Recipes or ingredients. */
  count: number
  bytes: number
  atMost: number
}

function weighData(): Record<string, DataWeight> {
  const weights = Object.entries(dataBudgets).map(([name, { bytes: budget, of, list }]) => {
    const file = path.join(web, '..', '..', 'catalogue', 'build', `${name}.json`)
    const content = readFileSync(file)
    const items = z.looseObject({ [list]: z.array(z.unknown()) }).parse(JSON.parse(String(content)))
    const count = z.array(z.unknown()).parse(items[list]).length
    const bytes = gzipSync(content, { level: 9 }).length
    return [name, { count, bytes, atMost: Math.round((budget / of) * count) }] as const
  })
  return Object.fromEntries(weights)
}

/** By its tag, of each language that has files of its own. */
function weighLanguages(): Record<string, DataWeight> {
  const folder = path.join(web, '..', '..', 'catalogue', 'build', 'languages')
  const weights = readdirSync(folder).flatMap((tag) =>
    Object.entries(ofLanguages).flatMap(([name, { bytes: budget, of, list }]) => {
      const file = path.join(folder, tag, `${name}.json`)
      if (!existsSync(file)) return []
      const content = readFileSync(file)
      const items = z
        .looseObject({ [list]: z.array(z.unknown()) })
        .parse(JSON.parse(String(content)))
      const count = z.array(z.unknown()).parse(items[list]).length
      const bytes = gzipSync(content, { level: 9 }).length
      const weight = { count, bytes, atMost: Math.round((budget / of) * count) }
      return [[`languages/${tag}/${name}`, weight] as const]
    }),
  )
  if (weights.length === 0) throw new Error('no language has files of its own')
  return Object.fromEntries(weights)
}

export interface Weights {
  /** Bytes, gzip. */
  firstScreen: number
  /** What each other screen adds to the first, and to the table of screens that follows it, in bytes, gzip. */
  routes: Record<string, number>
  /** How many files come with what a screen adds, the table among them, of those that are opened directly. */
  files: Record<string, number>
  /** All that a screen needs before it can be used, in bytes, gzip. */
  pages: Record<string, number>
}

export function weighApp(): Weights {
  const text = readFileSync(path.join(web, '.vite', 'manifest.json'), 'utf8')
  const manifest = manifestSchema.parse(JSON.parse(text))
  const early = Object.values(manifest).filter(({ file }) => /early-[^/]+\.js$/.test(file))
  const first = filesOf(['index.html', firstScreen], manifest)
  for (const { file } of early) first.add(file)
  const screens = Object.keys(manifest).filter(
    (key) => /^src\/app\/.*-screen\.tsx$/.test(key) && key !== firstScreen,
  )
  if (screens.length < 10) throw new Error(`only ${screens.length} screens stand in the manifest`)
  const added = screens.map((key): [string, string[]] => {
    const files = [...filesOf(['index.html', key], manifest)].filter((file) => !first.has(file))
    return [nameOf(key), files]
  })
  const routes = added.map(([name, files]): [string, number] => [name, weigh(files)])
  const counts = added
    .filter(([name]) => openedDirectly.includes(name))
    .map(([name, { length }]): [string, number] => [name, length + 1])
  if (manifest[otherScreens] === undefined)
    throw new Error(`${otherScreens} is not in the manifest`)
  const pages = [firstScreen, ...screens].map((key): [string, number] => {
    const files = filesOf(
      ['index.html', ...(key === firstScreen ? [] : [otherScreens]), key],
      manifest,
    )
    for (const { file } of early) files.add(file)
    return [nameOf(key), weigh(files)]
  })
  return {
    firstScreen: weigh(first),
    routes: Object.fromEntries(routes),
    files: Object.fromEntries(counts),
    pages: Object.fromEntries(pages),
  }
}

if (import.meta.filename === process.argv[1]) {
  const weights = weighApp()
  const data = { ...weighData(), ...weighLanguages() }
  const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify({ ...weights, data })}\n`)
  } else {
    process.stdout.write(
      `first screen ${inKilobytes(weights.firstScreen)} of ${inKilobytes(budgets.firstScreen)}\n`,
    )
    for (const [name, bytes] of Object.entries(weights.routes)) {
      process.stdout.write(`  ${name} +${inKilobytes(bytes)} of ${inKilobytes(budgets.route)}\n`)
    }
    for (const [name, count] of Object.entries(weights.files)) {
      process.stdout.write(`  ${name} in ${count} files of ${budgets.files}\n`)
    }
    for (const [name, { count, bytes, atMost }] of Object.entries(data)) {
      process.stdout.write(
        `${name}.json of ${count}: ${inKilobytes(bytes)} of ${inKilobytes(atMost)}\n`,
      )
    }
  }
  const tooHeavy = Object.values(weights.routes).some((bytes) => bytes > budgets.route)
  const tooMany = Object.values(weights.files).some((count) => count > budgets.files)
  const tooMuchData = Object.values(data).some(({ bytes, atMost }) => bytes > atMost)
  const isTooHeavy = weights.firstScreen > budgets.firstScreen || tooHeavy || tooMuchData
  process.exitCode = isTooHeavy || tooMany ? 1 : 0
}
