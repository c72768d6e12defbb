/**
 * Builds what is stale: `node scripts/build.mjs [catalogue] [web] [server] [codecs]`, all by default.
 * Plain JavaScript with Node's own modules, because it also runs before anything is installed.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

export const root = path.join(import.meta.dirname, '..')

const tool = (...parts) => path.join(root, 'node_modules', ...parts)
const vite = tool('vite', 'bin', 'vite.js')

/** In the order of their needs: the app takes in what the catalogue's build wrote. */
const steps = {
  catalogue: {
    label: 'the recipes',
    inputs: ['catalogue', 'domain', 'package-lock.json'],
    output: 'catalogue/build/catalogue.json',
    command: [tool('tsx', 'dist', 'cli.mjs'), 'catalogue/build.ts'],
  },
  web: {
    label: 'the app',
    inputs: ['web', 'domain', 'catalogue', 'package-lock.json'],
    output: 'dist/web/index.html',
    command: [vite, 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'],
  },
  server: {
    label: 'the server',
    inputs: ['server', 'functions', 'domain', 'catalogue', 'package-lock.json'],
    output: 'dist/server/main.js',
    command: [vite, 'build', '--config', 'server/vite.config.ts', '--logLevel', 'warn'],
  },
  codecs: {
    label: 'what functions of a hosted project decode with',
    inputs: ['functions/pictures', 'package-lock.json'],
    output: 'supabase/functions/pictures/codecs/webp_dec.wasm',
    command: [tool('tsx', 'dist', 'cli.mjs'), 'scripts/lay-codecs.ts'],
  },
}

/**
 * What runs on this machine, where nothing else is named.
 * @param {(keyof typeof steps)[]} names
 */
export async function buildStale(names = ['catalogue', 'web', 'server']) {
  for (const name of names) {
    const step = steps[name]
    const stamp = path.join(root, 'dist', '.stamps', name)
    const wanted = await hashOf(step.inputs)
    const found = await readFile(stamp, 'utf8').catch(() => undefined)
    if (found === wanted && existsSync(path.join(root, step.output))) continue
    await run(`Building ${step.label}`, process.execPath, step.command)
    await mkdir(path.dirname(stamp), { recursive: true })
    await writeFile(stamp, wanted)
  }
}

/** Prints what takes long, and shows a tool's own words only where it fails. */
export async function run(label, command, args, options = {}) {
  const startedAt = performance.now()
  process.stdout.write(`${label}…`)
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its words are shown later, if at all, and may end up in a file.
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    ...options,
  })
  const words = []
  child.stdout.on('data', (chunk) => words.push(chunk))
  child.stderr.on('data', (chunk) => words.push(chunk))
  const endWithUs = (signal) => {
    child.kill(signal)
    process.exit(1)
  }
  process.once('SIGTERM', endWithUs)
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  process.off('SIGTERM', endWithUs)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(code === 0 ? ` ${seconds} s\n` : ' failed\n')
  if (code !== 0) throw new Error(`${label} failed:\n${Buffer.concat(words).toString().trim()}`)
}

/** One hash over names and contents; tests and what is built do not count. */
async function hashOf(inputs) {
  const hash = createHash('sha256')
  const files = await Promise.all(inputs.map((input) => filesUnder(path.join(root, input))))
  for (const file of files.flat().toSorted()) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex')
}

async function filesUnder(place) {
  if (!existsSync(place)) return []
  if (path.extname(place) === '.json') return [place]
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  const built = path.join(root, 'catalogue', 'build')
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(built + path.sep))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const names = process.argv.slice(2)
  const unknown = names.find((name) => !(name in steps))
  if (unknown !== undefined) {
    process.stderr.write(`There is no build named ${unknown}.\n`)
    process.exit(2)
  }
  await buildStale(names.length > 0 ? names : Object.keys(steps)).catch((thrown) => {
    process.stderr.write(`${thrown.message}\n`)
    process.exit(1)
  })
}
