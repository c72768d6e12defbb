import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** The shell first: it draws no browser's frame, and needs a third less of the processor. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [process.env['CHROMIUM_BIN'] ?? '', ...onPath, ...elsewhere].find(isExecutable)
}

const aptInstall = ['apt-get', 'install', '--yes', '--no-install-recommends', 'fonts-liberation']

/** Package managers that bring a browser, each by its own words. */
const managers: readonly (readonly string[][])[] = [
  [
    ['apt-get', 'update'],
    [...aptInstall, 'chromium-headless-shell'],
  ],
  [[...aptInstall, 'chromium']],
  [['dnf', 'install', '--assumeyes', 'chromium']],
  [['apk', 'add', 'chromium']],
  [['brew', 'install', '--cask', 'chromium']],
]

function install(): void {
  for (const commands of managers) {
    const works = commands.every(([command = '', ...args]) => {
      return spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0
    })
    if (works) return
  }
}

/**
 * A Chromium of this machine: CHROMIUM_BIN, else on PATH, else installed by the package manager.
 * @throws where none can be had.
 */
export function findBrowser(): string {
  const found = installed()
  if (found !== undefined) return found
  process.stderr.write('No Chromium is installed: asking the package manager for one.\n')
  install()
  const fresh = installed()
  if (fresh === undefined) {
    throw new Error('The journeys need Chromium. Install it, or name it by CHROMIUM_BIN.')
  }
  return fresh
}
