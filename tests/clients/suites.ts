import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { parse } from 'yaml'

/** The suites of clients that people use against Larder, by their folder below `packages/core`. */
export type Suite = 'auth-js' | 'postgrest-js'

const versions = z.record(z.string(), z.string())
const packageSchema = z.object({ dependencies: versions, devDependencies: versions })
const rootSchema = z.object({ devDependencies: z.object({ 'ts-node': z.string() }) })
const workspaceSchema = z.object({ catalog: versions })

/** Of what a package wants for its development, as much as its tests import or are run by. */
const forTests =
  /^(?:@faker-js\/faker|@jest\/.*|@types\/.*|jest|jest-.*|jsonwebtoken|prettier|ts-jest|ts-node|tslib|type-fest|typescript|zod)$/

/**
 * Copies a client out of a checkout of supabase-js, which stays as it is, and installs what its tests need beside the
 * copy. @returns the copy's folder
 */
export async function prepareSuite(suite: Suite, checkout: string, into: string): Promise<string> {
  const source = path.join(checkout, 'packages', 'core', suite)
  // As deep as there: its settings name those of the whole checkout.
  const folder = path.join(into, 'packages', 'core', suite)
  await mkdir(folder, { recursive: true })
  await cp(path.join(checkout, 'tsconfig.base.json'), path.join(into, 'tsconfig.base.json'))
  const filter = (file: string) =>
    !/[/\\](?:node_modules|dist|example)(?:[/\\]|$)/.test(file.slice(source.length))
  await cp(source, folder, { recursive: true, filter })
  const { dependencies, devDependencies } = packageSchema.parse(await readJson(source))
  // The settings of its tests are TypeScript, which the root of the checkout brings a reader for.
  const root = rootSchema.parse(await readJson(checkout)).devDependencies
  const workspace = await readFile(path.join(checkout, 'pnpm-workspace.yaml'), 'utf8')
  const { catalog } = workspaceSchema.parse(parse(workspace))
  const wanted = Object.entries({ ...root, ...devDependencies, ...dependencies })
    .filter(([name]) => forTests.test(name))
    .map(([name, version]) => [name, version === 'catalog:' ? (catalog[name] ?? '*') : version])
  const own = { name: `tests-of-${suite}`, private: true, dependencies: Object.fromEntries(wanted) }
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(own, null, 2))
  await call('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], folder)
  return folder
}

async function readJson(folder: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
}

const resultSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** Of so many tests so many passed; those that the suite itself skips count for neither. */
export type Outcome = {
  readonly passed: number
  readonly of: number
  readonly failures: readonly { readonly test: string; readonly why: string }[]
}

/** Runs tests of a prepared copy, one file after the other, by the package's own settings. */
export async function runTests(folder: string, args: readonly string[]): Promise<Outcome> {
  const report = path.join(folder, 'report.json')
  const jest = path.join(folder, 'node_modules', 'jest', 'bin', 'jest.js')
  // On a busy machine the five seconds that a test has there are soon over.
  const all = [
    '--runInBand',
    '--testTimeout=60000',
    '--coverage=false',
    '--json',
    `--outputFile=${report}`,
    ...args,
  ]
  // It ends with 1 where a test fails: the report says which.
  const complaint = await call(process.execPath, [jest, ...all], folder).catch(String)
  const text = await readFile(report, 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(complaint)
  const result = resultSchema.parse(JSON.parse(text))
  const tests = result.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(folder, name)
    // A file that does not even load has no tests to tell of.
    if (assertionResults.length === 0) return [{ test: file, status: 'failed', why: message }]
    return assertionResults.map(({ status, fullName, failureMessages }) => ({
      test: `${file}: ${fullName}`,
      status,
      why: failureMessages?.join('\n') ?? '',
    }))
  })
  const run = tests.filter(({ status }) => status === 'passed' || status === 'failed')
  const failed = run.filter(({ status }) => status === 'failed')
  return {
    passed: run.length - failed.length,
    of: run.length,
    failures: failed.map(({ test, why }) => ({ test, why })),
  }
}

function call(program: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CI: 'true' } }
    execFile(program, args, options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout)
      else reject(new Error(`${program} ${args.join(' ')} failed:\n${stderr.slice(-4000)}`))
    })
  })
}
