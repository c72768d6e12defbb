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

/** As the suite's own configuration sets a server up, and where the suite looks for it. */
const settings = {
  ANONYMOUS_SIGN_IN: 'on',
  PASSKEY_DOMAIN: 'localhost',
  REDIRECT_ORIGINS: 'http://localhost:5173 https://127.0.0.1:3000',
}
const port = 54321

/** Runs auth-js's own tests. Those in test/docker-tests are for servers in containers, set up in other ways. */
export async function runAuthSuite(checkout: string, temporary: string): Promise<Outcome> {
  const folder = await prepareSuite('auth-js', checkout, temporary)
  await run(process.execPath, ['test/generate-signing-keys.js'], { cwd: folder })
  const larder = await startLarderProcess(settings)
  try {
    const keys = await keysOf(larder)
    const gateway = await openGateway({ port, address: larder.address, keys })
    try {
      return await runTests(folder, ['--config', 'jest.config.cli.js'])
    } finally {
      await gateway.stop()
    }
  } finally {
    await larder.stop()
  }
}

const secretsSchema = z.looseObject({ keys: z.custom<Parameters<typeof mintApiKey>[0]>() })

async function keysOf({ dataDir }: RunningLarder) {
  const text = await readFile(path.join(dataDir, 'secrets.json'), 'utf8')
  const { keys } = secretsSchema.parse(JSON.parse(text))
  return { anon: await mintApiKey(keys, 'anon'), service: await mintApiKey(keys, 'service_role') }
}
