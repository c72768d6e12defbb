import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig, settingNames } from './config.ts'
import { isSecret, secretSettings, withSecretFiles } from './secret-files.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larder-secrets-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function file(content: string | Uint8Array, name = 'secret'): string {
  const place = path.join(folder, name)
  writeFileSync(place, content)
  return place
}

test.each(secretSettings)('%s may stand in a file', (name) => {
  expect(settingNames).toEqual(expect.arrayContaining([name, `${name}_FILE`]))
  const place = file('  the secret \n')
  expect(withSecretFiles({ [`${name}_FILE`]: place })).toMatchObject({ [name]: 'the secret' })
  expect(withSecretFiles({ [`${name}_FILE`]: ` ${place} `, [name]: ' ' })[name]).toBe('the secret')
  expect(withSecretFiles({ [`${name}_FILE`]: '', [name]: 'plain' })[name]).toBe('plain')
})

test('every setting that is a secret by its name is one of them', () => {
  // Every page shows the key of its captcha.
  const secret = /_(SECRET|(?<!SITE_)KEY)$|^(DATABASE|SMTP).*_URL$/
  const named = settingNames.filter((name) => secret.test(name))
  expect(named.filter((name) => !isSecret(name))).toEqual([])
})

test('the settings are read with them', () => {
  const environment = {
    OPENAI_API_KEY_FILE: file('sk-1\n', 'key'),
    DATABASE_URL_FILE: file('postgres://cook:hunter2@db/larder\n', 'database'),
  }
  const config = readConfig(environment)
  expect(config.chef?.apiKey).toBe('sk-1')
  expect(config.databaseUrl).toBe('postgres://cook:hunter2@db/larder')
})

test.each([
  [
    'both are set',
    () => ({ CAPTCHA_SECRET: 'hunter2', CAPTCHA_SECRET_FILE: file('hunter2') }),
    'CAPTCHA_SECRET and CAPTCHA_SECRET_FILE are both set: keep one of them.',
  ],
  [
    'there is no such file',
    () => ({ STRIPE_SECRET_KEY_FILE: path.join(folder, 'gone') }),
    'STRIPE_SECRET_KEY_FILE names a file that cannot be read (ENOENT)',
  ],
  ['it is a folder', () => ({ SMTP_URL_FILE: folder }), 'SMTP_URL_FILE names a file that cannot'],
  [
    'it is empty',
    () => ({ OPENAI_API_KEY_FILE: file(' \n', 'empty') }),
    'OPENAI_API_KEY_FILE names an empty file',
  ],
  [
    'what it holds is no such setting',
    () => ({ DATABASE_URL_FILE: file('mysql://cook:hunter2@db', 'mysql') }),
    'DATABASE_URL must look like postgres://user:password@host:5432/database (DATABASE_URL is "…")',
  ],
  [
    'a key has two lines',
    () => ({ STRIPE_WEBHOOK_SECRET_FILE: file('whsec_hunter2\nwhsec_x', 'two') }),
    'STRIPE_WEBHOOK_SECRET is "…"',
  ],
])('%s: one clear line without the secret', (_, environment, message) => {
  expect(() => readConfig(environment())).toThrow(
    expect.objectContaining({
      code: 'bad_setting',
      exitCode: 2,
      message: expect.stringContaining(message),
    }),
  )
  expect(() => readConfig(environment())).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
  )
})
