import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { createServer } from 'vite'
import { readConfig } from '../server/config.ts'
import { startLarder } from '../server/larder.ts'
import { logToStderr, reasonOf } from '../server/log.ts'
import { paths } from '../server/paths.ts'

/** What Vite passes on to the backend; it serves the rest itself, with hot reload. */
const backendPaths = [
  '/auth/v1',
  '/rest/v1',
  '/functions/v1',
  '/test-checkout/',
  '/healthz',
  '/larder.json',
]

function fail(thrown: unknown): never {
  process.stderr.write(`${reasonOf(thrown)}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  execFileSync(process.execPath, [path.join(paths.root, 'scripts', 'build.mjs'), 'catalogue'], {
    stdio: 'inherit',
  })
  const larder = await startLarder({
    config: { ...config, host: '127.0.0.1', port: 0 },
    webFolder: paths.web,
    log: logToStderr,
    onLost: fail,
  })
  const vite = await createServer({
    configFile: path.join(paths.root, 'web', 'vite.config.ts'),
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      // The Host header passes unchanged, so /larder.json names the address of this page.
      proxy: Object.fromEntries(backendPaths.map((prefix) => [prefix, { target: larder.address }])),
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      Promise.all([vite.close(), larder.stop()]).then(() => process.exit(0), fail)
    })
  }
  await vite.listen()
  vite.printUrls()
}

await main().catch(fail)
