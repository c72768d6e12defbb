import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { mintApiKey } from '#server/auth/api-keys.ts'
import { startLarderProcess, type RunningLarder } from '../support/larder-process.ts'
import { openGateway } from './gateway.ts'
import { prepareSuite, runTests, type Outcome } from './suites.ts'

const run = promisify(execFile)

/** Larder as each of the suite's servers is set, and the ports at which the suite looks for them. */
const servers = [
  {
    settings: {
      ANONYMOUS_SIGN_IN: 'on',
      PASSKEY_DOMAIN: 'localhost',
      REDIRECT_ORIGINS: 'http://localhost:5173 https://127.0.0.1:3000',
    },
    ports: [54321],
    prefix: '',
  },
  { settings: {}, ports: [9998, 9996], prefix: '/auth/v1' },
  { settings: { CONFIRM_EMAIL: 'on' }, ports: [9999], prefix: '/auth/v1' },
  { settings: { SIGN_UP: 'off' }, ports: [9997], prefix: '/auth/v1' },
] as const

/** Runs auth-js's own tests: those for the Supabase CLI, and those for servers in containers. */
export async function runAuthSuite(checkout: string, temporary: string): Promise<Outcome> {
  const folder = await prepareSuite('auth-js', checkout, temporary)
  await run(process.execPath, ['test/generate-signing-keys.js'], { cwd: folder })
  const stops: (() => Promise<void>)[] = []
  try {
    for (const { settings, ports, prefix } of servers) {
      const larder = await startLarderProcess(settings)
      stops.push(() => larder.stop())
      const keys = await keysOf(larder)
      for (const port of ports) {
        const gateway = await openGateway({ port, address: larder.address, prefix, keys })
        stops.push(() => gateway.stop())
      }
    }
    const byCli = await runTests(folder, ['--config', 'jest.config.cli.js'])
    const byDocker = await runTests(folder, ['--config', 'jest.config.docker.js'])
    return {
      passed: byCli.passed + byDocker.passed,
      of: byCli.of + byDocker.of,
      failures: [...byCli.failures, ...byDocker.failures],
    }
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

const secretsSchema = z.looseObject({ keys: z.custom<Parameters<typeof mintApiKey>[0]>() })

async function keysOf({ dataDir }: RunningLarder) {
  const text = await readFile(path.join(dataDir, 'secrets.json'), 'utf8')
  const { keys } = secretsSchema.parse(JSON.parse(text))
  return { anon: await mintApiKey(keys, 'anon'), service: await mintApiKey(keys, 'service_role') }
}
