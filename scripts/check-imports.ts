import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { z } from 'zod'

/**
 * Checks the import rules of .dependency-cruiser.js, and that they were checked on something: a tool that
 * cannot read a syntax finds no module, and no violation either.
 */
const folders = [
  'domain',
  'catalogue',
  'functions',
  'server',
  'supabase',
  'web',
  'scripts',
  'tests',
].filter((folder) => existsSync(folder))
/** So many modules of our own a folder must yield at least. */
const leastModules: Readonly<Record<string, number>> = {
  domain: 20,
  catalogue: 10,
  server: 40,
  supabase: 10,
  web: 100,
  scripts: 5,
  tests: 10,
}

const report = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.unknown()) })),
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) }),
    ),
  }),
})

function cruise(): string {
  const args = ['depcruise', ...folders, '--output-type', 'json']
  try {
    return execFileSync('npx', args, { encoding: 'utf8', maxBuffer: 1 << 28 })
  } catch (failure) {
    // It exits with the number of violations and still prints its report.
    return z.object({ stdout: z.string() }).parse(failure).stdout
  }
}

const { modules, summary } = report.parse(JSON.parse(cruise()))
const problems = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
for (const [folder, least] of Object.entries(leastModules)) {
  const read = modules.filter(({ source }) => source.startsWith(`${folder}/`)).length
  if (read < least) problems.push(`only ${read} modules were read in ${folder}/`)
}
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`${modules.length} modules read, ${problems.length} problems\n`)
process.exitCode = problems.length === 0 ? 0 : 1
