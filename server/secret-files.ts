import { readFileSync } from 'node:fs'
import { StartError } from './start-error.ts'

/** Settings that are secrets: each may stand in a file, whose name is in `<SETTING>_FILE`. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'OPENAI_API_KEY',
  'GOOGLE_CLIENT_SECRET',
  'GITHUB_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
  'CAPTCHA_SECRET',
] as const

type Environment = Readonly<Record<string, string | undefined>>

export const isSecret = (name: string): boolean =>
  secretSettings.some((setting) => setting === name)

/**
 * The environment with what stands in files: each is trimmed and takes the place of its setting.
 *
 * @throws StartError `bad_setting`, exit code 2; it names the setting and the file, never what the file holds
 */
export function withSecretFiles(environment: Environment): Environment {
  const read = secretSettings.flatMap((name) => {
    const file = environment[`${name}_FILE`]?.trim()
    return file ? [[name, readSecret(environment, name, file)] as const] : []
  })
  return { ...environment, ...Object.fromEntries(read) }
}

function readSecret(environment: Environment, name: string, file: string): string {
  if (environment[name]?.trim()) {
    throw badSetting(`${name} and ${name}_FILE are both set: keep one of them.`)
  }
  const content = contentOf(name, file)
  if (content === '') throw badSetting(`${name}_FILE names an empty file: ${file}`)
  return content
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (thrown) {
    const code = thrown instanceof Error && 'code' in thrown ? ` (${String(thrown.code)})` : ''
    throw badSetting(`${name}_FILE names a file that cannot be read${code}: ${file}`)
  }
}

const badSetting = (message: string) => new StartError('bad_setting', message, { exitCode: 2 })
