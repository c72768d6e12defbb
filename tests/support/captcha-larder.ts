/**
 * A Larder whose captcha is checked by a local stand-in: `STAND_IN_SCRIPT` and `STAND_IN_VERIFY` are its addresses. The
 * product reads no such settings, so it needs a program of its own.
 */
import { readConfig } from '#server/config.ts'
import { startLarder } from '#server/larder.ts'
import { logToStderr, reasonOf } from '#server/log.ts'
import { paths } from '#server/paths.ts'

function fail(thrown: unknown): never {
  process.stderr.write(`${reasonOf(thrown)}\n`)
  process.exit(1)
}

const config = readConfig(process.env)
const { captcha, ...settings } = config.auth.settings
const { STAND_IN_SCRIPT: script = '', STAND_IN_VERIFY: verify = '' } = process.env
const standIn = captcha && { ...captcha, standIn: { script, verify } }
const larder = await startLarder({
  config: { ...config, auth: { ...config.auth, settings: { ...settings, captcha: standIn } } },
  webFolder: paths.web,
  log: logToStderr,
  onLost: fail,
}).catch(fail)
process.on('SIGTERM', () => void larder.stop().then(() => process.exit(0), fail))
process.stdout.write(`Larder is ready at ${larder.address}\n`)
