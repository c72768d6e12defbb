/**
 * `npm run test:clients -- <checkout of supabase/supabase-js> [--json --only auth|postgrest]`: the suites that auth-js and
 * postgrest-js have of their own, against Larder. What they need is installed into a temporary folder; the checkout
 * stays as it is. docs/clients.md says which of them fail, and why.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runAuthSuite } from './auth-suite.ts'
import { runPostgrestSuite } from './postgrest-suite.ts'
import type { Outcome } from './suites.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, only: { type: 'string' } },
})
const [checkout] = positionals
if (checkout === undefined) {
  process.stderr.write('Which checkout of supabase/supabase-js? npm run test:clients -- <folder>\n')
  process.exit(2)
}

const suites = [
  { name: 'auth', run: runAuthSuite },
  { name: 'postgrest', run: runPostgrestSuite },
]

const temporary = await mkdtemp(path.join(tmpdir(), 'larder-clients-'))
const outcomes: Record<string, Outcome> = {}
try {
  for (const { name, run } of suites) {
    if ((values.only ?? name) === name)
      outcomes[name] = await run(path.resolve(checkout), temporary)
  }
} finally {
  await rm(temporary, { recursive: true, force: true })
}

for (const [name, { failures }] of Object.entries(outcomes)) {
  for (const { test, why } of failures) {
    const reason = why.split('\n').slice(0, 12).join('\n    ')
    process.stderr.write(`✗ ${name} ${test}\n    ${reason}\n`)
  }
}
const figures = Object.fromEntries(
  Object.entries(outcomes).map(([name, { passed, of }]) => [name, { passed, of }]),
)
if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`)
else {
  for (const [name, { passed, of }] of Object.entries(figures)) {
    process.stdout.write(`${name}: ${passed} of ${of} passed\n`)
  }
}
