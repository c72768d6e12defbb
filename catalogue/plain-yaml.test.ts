import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { seededRandom } from '#domain/testing/random.ts'
import { times } from '#domain/testing/times.ts'
import { readPlainYaml } from './plain-yaml.ts'
import { catalogueFolder } from './read.ts'

const files = readdirSync(catalogueFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml') && !/^(?:golden|dishes)/u.test(file))
  .map((file) => ({ file, text: readFileSync(join(catalogueFolder, file), 'utf8') }))

/** What the package makes of it; undefined for what is no YAML. */
function byPackage(text: string): unknown {
  const document = parseDocument(text)
  return document.errors.length > 0 ? undefined : document.toJS()
}

test('reads every file of the catalogue, and as the package does', () => {
  expect(files.length).toBeGreaterThan(300)
  // The package takes a hundred times as long.
  const each = times({ quick: 8, thorough: 1 })
  for (const { file, text } of files) expect([file, readPlainYaml(text)]).not.toContain(undefined)
  for (const { file, text } of files.filter((_, at) => at % each === 0)) {
    expect({ file, value: readPlainYaml(text) }).toStrictEqual({ file, value: byPackage(text) })
  }
})

test.each([
  [
    'numbers and what only looks like them',
    'a: [1, 1.5, 1e3, .5, 007]\nb: 00-flour\nc: 1/2\nd: 5.',
  ],
  ['words that are values', 'a: true\nb: [null, False, nullish]\nc: yes'],
  ['both kinds of quotes', `a: 'it''s'\nb: "say \\"so\\""\nc: ["x, y", 'z: #']`],
  ['a list as far in as its key', 'a:\n- b: 1\n  c:\n  - 2\n- d'],
])('reads %s', (_, text) => {
  const read = readPlainYaml(text)
  expect(read).toBeDefined()
  expect(read).toStrictEqual(byPackage(text))
})

test.each([
  ['a text over several lines', 'a: b\n  c'],
  ['a block of text', 'a: |\n  b'],
  ['an anchor', 'a: &b c'],
  ['a comment behind a value', 'a: b # c'],
  ['a key twice', 'a: b\na: c'],
  ['an end that is missing', 'a: [b'],
  ['a colon within a text', 'a: b: c'],
  ['an escape', String.raw`a: "\n"`],
  ['nothing', ''],
])('leaves %s to the package', (_, text) => {
  expect(readPlainYaml(text)).toBeUndefined()
})

const marks = " |:|-|#|'|\"|,|[|]|{|}|&|*|!|>|%|@|?|~|<|=|.|0x|: | #|- |''|\\".split('|')

test('what is a little wrong is never read in another way than by the package', () => {
  const { integer, pick } = seededRandom(20)
  let read = 0
  for (let round = 0; round < times({ quick: 1_000, thorough: 40_000 }); round += 1) {
    const lines = pick(files).text.split('\n')
    const first = integer(lines.length)
    const part = lines.slice(first, first + 1 + integer(6)).join('\n')
    const at = integer(part.length + 1)
    const mark = pick([...marks, '|', '\n', '\n  ', '\t', '\r', ''])
    const text = part.slice(0, at) + mark + part.slice(at + integer(3))
    const value = readPlainYaml(text)
    if (value === undefined) continue
    read += 1
    expect({ text, value }).toStrictEqual({ text, value: byPackage(text) })
  }
  expect(read).toBeGreaterThan(250)
})
