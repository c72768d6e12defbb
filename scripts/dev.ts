import { execFileSync } from 'node:child_process'
import { Agent } from 'node:http'
import path from 'node:path'
import { createServer } from 'vite'
import { servedPaths } from '../domain/served-addresses.ts'
import { readConfig } from '../server/config.ts'
import { startLarder } from '../server/larder.ts'
import { logToStderr, reasonOf } from '../server/log.ts'
import { withInstallation } from '../server/pages/installation.ts'
import { paths } from '../server/paths.ts'

function fail(thrown: unknown): never {
  process.stderr.write(`${reasonOf(thrown)}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  execFileSync(
    process.execPath,
    [path.join(paths.root, 'scripts', 'build.mjs'), 'catalogue', 'covers'],
    {
      stdio: 'inherit',
    },
  )
  const larder = await startLarder({
    config: { ...config, host: '127.0.0.1', port: 0 },
    webFolder: paths.web,
    log: logToStderr,
    onLost: fail,
  })
  const agent = new Agent({ keepAlive: true })
  const vite = await createServer({
    configFile: path.join(paths.root, 'web', 'vite.config.ts'),
    plugins: [
      { name: 'installation', transformIndexHtml: (index) => withInstallation(index, config) },
    ],
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      // Vite serves the rest itself, with hot reload; it takes what begins with ^ for an expression.
      // The Host header passes unchanged, so /larder.json names the address of this page.
      // With an agent the Connection header does too, by which a browser on this machine is known.
      proxy: Object.fromEntries(
        Object.values(servedPaths).map(({ source }) => [source, { target: larder.address, agent }]),
      ),
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
