import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findBrowser } from './find-browser.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'larder-browsers-'))
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CHROMIUM_BIN', '')
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

async function program(name: string, script = 'exit 0'): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, `#!/bin/sh\n${script}\n`)
  await chmod(file, 0o755)
  return file
}

/** An apt-get that has one package, a program of the same name. */
const aptWith = (name: string) =>
  program(
    'apt-get',
    `[ "$1" = update ] && exit 0
for word; do [ "$word" = ${name} ] && exec /bin/cp "$0" "$(/usr/bin/dirname "$0")/${name}"; done
exit 100`,
  )

test('the headless shell goes before a whole browser, and CHROMIUM_BIN before both', async () => {
  const whole = await program('chromium')
  expect(findBrowser()).toBe(whole)
  const shell = await program('chromium-headless-shell')
  expect(findBrowser()).toBe(shell)
  vi.stubEnv('CHROMIUM_BIN', whole)
  expect(findBrowser()).toBe(whole)
})

test.each(['chromium-headless-shell', 'chromium'])(
  'where there is none, apt-get brings %s if it is what it has',
  async (name) => {
    await aptWith(name)
    expect(findBrowser()).toBe(path.join(folder, name))
  },
)

test('without a browser and a package manager it says what to do', () => {
  expect(findBrowser).toThrow('Install it, or name it by CHROMIUM_BIN.')
})
