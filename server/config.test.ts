import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without settings: this machine alone, port 4321, the embedded database', () => {
  expect(readConfig({})).toMatchObject({
    host: 'localhost',
    port: 4321,
    databaseUrl: undefined,
    trustedProxies: new Set(),
    production: false,
  })
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}))
})

test.each([
  [{ HOST: '127.0.0.1' }, false],
  [{ HOST: '::1' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '192.168.1.4' }, true],
  [{ NODE_ENV: 'production' }, true],
])('%o is production: %s', (environment, production) => {
  expect(readConfig(environment).production).toBe(production)
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535 (PORT is "http")'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535 (PORT is "65536")'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535 (PORT is "80.5")'],
  [{ PUBLIC_URL: 'larder.example' }, 'PUBLIC_URL must be an address without a path'],
  [{ TRUSTED_PROXIES: '10.0.0.1, proxy' }, 'TRUSTED_PROXIES must be a list of IP addresses'],
])('%o is refused in one clear line', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(
    expect.objectContaining({
      code: 'bad_setting',
      exitCode: 2,
      message: expect.stringContaining(message),
    }),
  )
})

test('the password in a wrong DATABASE_URL is not repeated', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://cook:hunter2@db/larder' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
  )
})
