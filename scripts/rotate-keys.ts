/**
 * `npx tsx scripts/rotate-keys.ts`: gives the data folder (LARDER_DATA) a new signing key. Restart Larder
 * after it. Nobody is signed out; after a second time, an hour later, what the first key signed is refused.
 */
import { readConfig } from '../server/config.ts'
import { reasonOf } from '../server/log.ts'
import { rotateSecrets } from '../server/secrets.ts'

try {
  const { dataDir } = readConfig(process.env)
  await rotateSecrets(dataDir)
  process.stdout.write(`A new signing key is in ${dataDir}. Restart Larder to use it.\n`)
} catch (thrown) {
  process.stderr.write(`${reasonOf(thrown)}\n`)
  process.exit(1)
}
