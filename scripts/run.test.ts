import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const execute = promisify(execFile)
const runner = pathToFileURL(path.join(import.meta.dirname, 'run.mjs')).href

/** What is printed where nobody watches a terminal. */
async function printed(script: string): Promise<string> {
  const program = `import { run } from ${JSON.stringify(runner)}
    const node = (words) => [process.execPath, ['-e', words]]
    ${script}`
  const { stdout } = await execute(process.execPath, ['--input-type=module', '-e', program])
  return stdout.replaceAll(/\d+\.\d s/g, '0.0 s')
}

test('two tools at once are named when they begin and end, and their own words are not shown', async () => {
  const lines = await printed(`
    await Promise.all([
      run('Building one', ...node('console.log("hidden"); process.stdin.on("end", () => {})')),
      run('Building two', ...node('setTimeout(() => {}, 500)')),
    ])`)
  expect(lines.split('\n').toSorted()).toEqual(
    ['', 'Building one…', 'Building one… 0.0 s', 'Building two…', 'Building two… 0.0 s'].toSorted(),
  )
})

test('the words of a tool that fails are handed on', async () => {
  const script = `await run('Building', ...node('console.log("line 7 is wrong"); process.exit(3)'))
    .catch(({ message }) => console.log('thrown: ' + message))`
  expect(await printed(script)).toBe(
    'Building…\nBuilding… failed\nthrown: Building failed:\nline 7 is wrong\n',
  )
})

test('beside something else a signal ends the tool, and the process is left to the other', async () => {
  const script = `
    const one = run('Building', ...node('console.log("begun"); setInterval(() => {}, 1000)'), {
      isBeside: true,
      progress: () => undefined,
    }).catch(({ message }) => console.log('the other goes on after: ' + message))
    process.emit('SIGTERM', 'SIGTERM')
    await one`
  expect(await printed(script)).toContain('the other goes on after: Building failed:')
})
