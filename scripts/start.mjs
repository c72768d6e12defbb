/**
 * `npm start`: installs and builds what is missing, then runs Larder in this process. Plain
 * JavaScript with Node's own modules, for on a fresh machine there is nothing else.
 */
import './node-version.mjs'

function fail(thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
  process.exit(1)
}

const { installMissing } = await import('./install.mjs')
await installMissing('to run').catch(fail)

// The server is built first: it finds PostgREST and makes the database beside the other builds.
const { beginBuilds, buildStale, offered, toRun } = await import('./build.mjs')
const built = await beginBuilds(toRun, { isBeside: true, background: offered }).catch(fail)
await built.get('server')?.catch(fail)

// By a name that exists only once built. In this process, so that a signal reaches it directly.
const { runLarder } = await import(new URL('../dist/server/run-larder.js', import.meta.url).href)
const languages = new Map(offered.map((tag) => [tag, built.get(tag)]))
await runLarder({ catalogue: built.get('catalogue'), web: built.get('web'), languages })

const tell = (thrown) => {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
}
for (const language of languages.values()) await language?.catch(tell)
// Recipes show without their covers until these are drawn.
await buildStale(['covers'], { isBackground: true }).catch(tell)
