/**
 * `npm start`: installs and builds what is missing, then runs Larder in this process. Plain
 * JavaScript with Node's own modules, for on a fresh machine there is nothing else.
 */
import './node-version.mjs'

try {
  const { installMissing } = await import('./install.mjs')
  const { buildStale } = await import('./build.mjs')
  const { findPostgrest } = await import('./find-postgrest.mjs')
  await installMissing('to run')
  await buildStale(undefined, { before: findPostgrest })
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
  process.exit(1)
}

// By a name that exists only once built. In this process, so that a signal reaches it directly.
await import(new URL('../dist/server/main.js', import.meta.url).href)

// Recipes show without their covers until these are drawn.
const { buildStale } = await import('./build.mjs')
await buildStale(['covers'], { isBackground: true }).catch((thrown) => {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
})
