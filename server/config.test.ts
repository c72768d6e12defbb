import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without settings: this machine alone, port 4321, the embedded database', () => {
  expect(readConfig({})).toMatchObject({
    host: 'localhost',
    port: 4321,
    databaseUrl: undefined,
    production: false,
  })
  const blank = readConfig({ PORT: '', DATABASE_URL: ' ' })
  expect(JSON.stringify(blank)).toBe(JSON.stringify(readConfig({})))
})

test.each([
  [{ HOST: '127.0.0.1' }, false],
  [{ HOST: '::1' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '192.168.1.4' }, true],
  [{ NODE_ENV: 'production' }, true],
  [{ PUBLIC_URL: 'http://localhost:8080' }, false],
  [{ PUBLIC_URL: 'http://[::1]:8080' }, false],
  [{ PUBLIC_URL: 'https://larder.example' }, true],
  [{ PUBLIC_URL: 'https://localhost.example' }, true],
  [{ TRUSTED_PROXIES: '127.0.0.1' }, true],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32' }, true],
])('%o is production: %s', (environment, production) => {
  expect(readConfig(environment).production).toBe(production)
})

test.each(['https://Larder.example', 'https://larder.example:443', 'https://larder.example/'])(
  '%s is kept as browsers name an origin',
  (address) => {
    expect(readConfig({ PUBLIC_URL: address }).publicUrl).toBe('https://larder.example')
  },
)

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535 (PORT is "http")'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535 (PORT is "65536")'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS must be a number of seconds from 0 to 3600'],
  [{ DRAIN_SECONDS: 'soon' }, 'DRAIN_SECONDS must be a number of seconds from 0 to 3600'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535 (PORT is "80.5")'],
  [{ METRICS_PORT: 'yes' }, 'METRICS_PORT must be a whole number from 0 to 65535'],
  [{ POSTGREST_RELEASES_URL: 'ftp://mirror' }, 'POSTGREST_RELEASES_URL must be a list of http'],
  [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT must be text or json (LOG_FORMAT is "xml")'],
  [{ PUBLIC_URL: 'larder.example' }, 'PUBLIC_URL must be an address without a path'],
  [
    { TRUSTED_PROXIES: '10.0.0.1, proxy' },
    'TRUSTED_PROXIES must be a list of IP addresses and ranges',
  ],
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES must be a list of IP addresses and ranges'],
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

test('the password in a wrong DATABASE_REPLICA_URL is not repeated either', () => {
  expect(() => readConfig({ DATABASE_REPLICA_URL: 'mysql://cook:hunter2@db/larder' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
  )
})

test.each([
  [{ DATABASE_POOLER: 'transaction' }, 'need DATABASE_URL too'],
  [{ DATABASE_REPLICA_URL: 'postgres://cook@db/larder' }, 'need DATABASE_URL too'],
  [{ DATABASE_URL: 'postgres://cook@db/larder', DATABASE_POOLER: 'statement' }, 'DATABASE_POOLER'],
])('%o is refused', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(
    expect.objectContaining({ code: 'bad_setting', message: expect.stringContaining(message) }),
  )
})

const account = {
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  STRIPE_PRICE_MONTHLY: 'price_m',
  STRIPE_PRICE_QUARTERLY: 'price_q',
}

test('an account with Stripe is named whole or not at all', () => {
  expect(readConfig({}).stripe).toBeUndefined()
  expect(readConfig(account).stripe).toEqual({
    secretKey: 'sk_live_abc',
    webhookSecret: 'whsec_abc',
    prices: { monthly: 'price_m', quarterly: 'price_q' },
    portalUrl: undefined,
  })
  expect(() => readConfig({ ...account, STRIPE_WEBHOOK_SECRET: '' })).toThrow(
    'Payment needs STRIPE_WEBHOOK_SECRET too: npm run stripe:setup makes and prints them.',
  )
})

test.each([{ HOST: '0.0.0.0' }, { NODE_ENV: 'production' }, { TRUSTED_PROXIES: '10.0.0.1' }])(
  'in production (%o) payments need the address that they lead back to',
  (environment) => {
    expect(() => readConfig({ ...account, ...environment })).toThrow(
      'STRIPE_SECRET_KEY need PUBLIC_URL too: the address that links lead to.',
    )
    const known = { ...account, ...environment, PUBLIC_URL: 'https://larder.example' }
    expect(readConfig(known).stripe).toBeDefined()
  },
)

test('a mistyped key is not repeated', () => {
  const pasted = { ...account, STRIPE_SECRET_KEY: 'STRIPE_KEY=sk_live_hunter2' }
  expect(() => readConfig(pasted)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
  )
})

test('the chef has a provider by a key or by an address, and OpenAI where none is said', () => {
  expect(readConfig({}).chef).toBeUndefined()
  expect(readConfig({ OPENAI_API_KEY: 'sk-1' }).chef).toEqual({
    apiKey: 'sk-1',
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-3.5-turbo',
    questionsPerDay: 2_000,
  })
  const ollama = { OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama3.2' }
  expect(readConfig({ ...ollama, CHEF_QUESTIONS_PER_DAY: '50' }).chef).toMatchObject({
    baseUrl: 'http://localhost:11434/v1',
    model: 'llama3.2',
    questionsPerDay: 50,
  })
})

test('the chef’s call can have other parameters, and no tools', () => {
  const OPENAI_PARAMETERS = '{"max_tokens": null, "max_completion_tokens": 2000}'
  const ollama = { OPENAI_BASE_URL: 'http://localhost:11434/v1' }
  expect(readConfig({ ...ollama, OPENAI_PARAMETERS, OPENAI_TOOLS: 'off' }).chef).toMatchObject({
    parameters: { max_tokens: null, max_completion_tokens: 2_000 },
    tools: false,
  })
})

test.each([
  [{ OPENAI_PARAMETERS: 'max_tokens=5' }, 'OPENAI_PARAMETERS must be an object of JSON'],
  [{ OPENAI_PARAMETERS: '{"messages": null}' }, 'OPENAI_PARAMETERS must be an object of JSON'],
  [{ OPENAI_TOOLS: 'on' }, 'OPENAI_TOOLS must be auto or off'],
  [{ OPENAI_API_KEY: 'sk one' }, 'OPENAI_API_KEY must be one word (OPENAI_API_KEY is "…")'],
  [{ OPENAI_BASE_URL: 'localhost' }, 'OPENAI_BASE_URL must be an address'],
  [{ CHEF_QUESTIONS_PER_DAY: 'many' }, 'CHEF_QUESTIONS_PER_DAY must be a whole number'],
])('%o is no provider', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(
    expect.objectContaining({ message: expect.stringContaining(message) }),
  )
})

test.each([
  [{}, 'paid'],
  [{ PLAN: '' }, 'paid'],
  [{ PLAN: ' everyone ' }, 'everyone'],
])('%o: what the plan opens is for %s', (environment, plan) => {
  expect(readConfig(environment).plan).toBe(plan)
})

test('a word that is no plan is refused', () => {
  expect(() => readConfig({ PLAN: 'free' })).toThrow(
    'PLAN must be paid or everyone (PLAN is "free")',
  )
})

test.each([
  [{}, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '0.0.0.0', PLAN: 'paid' }, false],
  [{ HOST: '0.0.0.0', PLAN: 'everyone' }, false],
  [{ PUBLIC_URL: 'https://larder.example', ...account }, false],
])('%o: a notice says that nothing can be bought: %s', (environment, hasNotice) => {
  const notices = readConfig(environment).notices.filter((line) => line.includes('PLAN=everyone'))
  expect(notices).toHaveLength(hasNotice ? 1 : 0)
})

test('links lead to pages, and help to a mailbox too', () => {
  expect(readConfig({}).links).toEqual({
    privacy: undefined,
    terms: undefined,
    imprint: undefined,
    help: undefined,
  })
  const chosen = readConfig({
    PRIVACY_URL: ' https://a.example/privacy ',
    TERMS_URL: 'http://a.example/terms?of=use',
    IMPRINT_URL: 'https://a.example',
    HELP_URL: 'mailto:help@a.example?subject=Larder',
  })
  expect(chosen.links).toEqual({
    privacy: 'https://a.example/privacy',
    terms: 'http://a.example/terms?of=use',
    imprint: 'https://a.example',
    help: 'mailto:help@a.example?subject=Larder',
  })
})

test.each([
  { PRIVACY_URL: 'javascript:alert(1)' },
  { PRIVACY_URL: 'mailto:a@b.example' },
  { TERMS_URL: '/terms' },
  { TERMS_URL: 'data:text/html,terms' },
  { IMPRINT_URL: 'a.example' },
  { IMPRINT_URL: 'ftp://a.example' },
  { HELP_URL: 'help@a.example' },
  { HELP_URL: 'JavaScript:alert(1)' },
])('%o is no link', (environment) => {
  const [name = ''] = Object.keys(environment)
  expect(() => readConfig(environment)).toThrow(`${name} must be an address such as https://`)
})
