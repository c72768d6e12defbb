import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'

const module = pathToFileURL(path.join(import.meta.dirname, 'changed-imports.mjs')).href
const isFunction = (each: unknown) => typeof each === 'function'
const { importsChanged } = z
  .object({ importsChanged: z.custom<(diff: string) => boolean>(isFunction) })
  .parse(await import(module))

const diffOf = (...lines: string[]) =>
  ['--- a/domain/units.ts', '+++ b/domain/units.ts', '@@ -3 +3 @@', ...lines].join('\n')

test.each([
  "+import { cups } from './cups.ts'",
  "-import './cups.ts'",
  "+} from './cups.ts'",
  "+export { cups } from './cups.ts'",
  "+const { cups } = await import('./cups.ts')",
  "+const cups = require('./cups.cjs')",
  '+import type {',
])('an import rule may be broken by %s', (line) => {
  expect(importsChanged(diffOf('+const one = 1', line))).toBe(true)
})

test.each(['+const one = 1', '+  cups,', '-// read from a table', '+const important = true'])(
  'no import rule is broken by %s',
  (line) => expect(importsChanged(diffOf(line))).toBe(false),
)
