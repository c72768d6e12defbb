import path from 'node:path'
import { z } from 'zod'
import type { ChefSettings } from '#functions/environment.ts'
import { chefVariables, readChef } from '#functions/settings/chef-settings.ts'
import type { PlanOffer } from '#domain/plan-features.ts'
import type { LanguageTag } from '#domain/texts/language.ts'
import { optionalText } from '#functions/settings/optional-text.ts'
import { planVariables } from '#functions/settings/plan-settings.ts'
import {
  readStripe,
  SettingsError,
  type StripeConfig,
  stripeVariables,
} from '#functions/settings/stripe-settings.ts'
import { type AuthConfig, authVariables, readAuth } from './auth-config.ts'
import { type BackupConfig, backupVariables, readBackup } from './backup-config.ts'
import { type DatabaseConfig, databaseVariables, readDatabase } from './database-config.ts'
import { drainVariables } from './drain-config.ts'
import { languageVariables, readLanguages } from './language/language-config.ts'
import { type LinksConfig, linksVariables, readLinks } from './links-config.ts'
import { type ObservingConfig, observingVariables, readObserving } from './observing-config.ts'
import { type TrustedProxies, readTrustedProxies } from './http/trusted-proxies.ts'
import { isPushKey } from './notifications/push-keys.ts'
import { paths } from './paths.ts'
import { isSecret, secretSettings, withSecretFiles } from './secret-files.ts'
import { StartError } from './start-error.ts'

const environmentSchema = z.object({
  NODE_ENV: optionalText,
  HOST: optionalText,
  OPERATOR_EMAIL: optionalText.refine(
    (address) => address === undefined || /^[^\s@<>,]+@[^\s@<>,]+$/.test(address),
    'OPERATOR_EMAIL must be one address, such as me@larder.example',
  ),
  VAPID_PRIVATE_KEY: optionalText.refine(
    (key) => key === undefined || isPushKey(key),
    'VAPID_PRIVATE_KEY must be a key of P-256: 32 bytes in base64url',
  ),
  PORT: optionalText
    .transform((text) => Number(text ?? 4321))
    .refine(
      (port) => Number.isInteger(port) && port >= 0 && port <= 65_535,
      'PORT must be a whole number from 0 to 65535',
    ),
  LARDER_DATA: optionalText,
  ...databaseVariables,
  POSTGREST_BIN: optionalText,
  POSTGREST_RELEASES_URL: optionalText
    .transform((list) => (list ?? '').split(/[\s,]+/).filter(Boolean))
    .refine(
      (addresses) => addresses.every(isWebAddress),
      'POSTGREST_RELEASES_URL must be a list of http addresses',
    )
    .transform((addresses) => addresses.map((address) => address.replace(/\/+$/, ''))),
  PUBLIC_URL: optionalText.refine(
    (url) => url === undefined || isOrigin(url),
    'PUBLIC_URL must be an address without a path, such as https://larder.example',
  ),
  TRUSTED_PROXIES: optionalText
    .transform((list) => (list ?? '').split(/[\s,]+/).filter(Boolean))
    .refine(
      (addresses) => readTrustedProxies(addresses) !== undefined,
      'TRUSTED_PROXIES must be a list of IP addresses and ranges such as 10.0.0.0/8',
    ),
  ...planVariables,
  ...languageVariables,
  ...linksVariables,
  ...stripeVariables,
  ...chefVariables,
  ...authVariables,
  ...backupVariables,
  ...drainVariables,
  ...observingVariables,
})

/** The names of all variables that are read. */
export const settingNames: readonly string[] = [
  ...Object.keys(environmentSchema.shape),
  ...secretSettings.map((name) => `${name}_FILE`),
]

/** All settings of the server, parsed once. */
export type Config = DatabaseConfig & {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Absolute path of the folder with the database and the secrets. */
  readonly dataDir: string
  readonly postgrestBinary: string | undefined
  /** Mirrors of PostgREST's releases, in their order; empty for the official ones. */
  readonly postgrestReleases: readonly string[]
  /** The origin at which people reach Larder, if that is not the address that it listens on. */
  readonly publicUrl: string | undefined
  /** Proxies in front of us, whose X-Forwarded-For and -Proto are believed. */
  readonly trustedProxies: TrustedProxies
  /** No test checkout, no readable mail, no free premium. */
  readonly production: boolean
  /** Who has what the plan opens. */
  readonly plan: PlanOffer
  /** Undefined without an account with Stripe. */
  readonly stripe: StripeConfig | undefined
  /** Undefined without a provider for the Personal Chef. */
  readonly chef: ChefSettings | undefined
  readonly auth: AuthConfig
  /** Undefined where none are made by themselves. */
  readonly backup: BackupConfig | undefined
  /** Gets a mail when reports wait. */
  readonly operatorEmail: string | undefined
  /** The key of Web Push; undefined for one of the secrets. */
  readonly pushKey: string | undefined
  /** How long a stopping server serves on while it says that it is not ready. */
  readonly drainSeconds: number
  /** English first. */
  readonly languages: readonly LanguageTag[]
  readonly links: LinksConfig
  readonly observing: ObservingConfig
  /** What is likely not meant so, each in a line for the operator. */
  readonly notices: readonly string[]
}

/** @throws StartError `bad_setting`, exit code 2 */
export function readConfig(given: Readonly<Record<string, string | undefined>>): Config {
  const environment = withSecretFiles(given)
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    throw new StartError(
      'bad_setting',
      `${issue?.message} (${name} is "${shown(name, environment)}")`,
      {
        exitCode: 2,
      },
    )
  }
  const settings = parsed.data
  const host = settings.HOST ?? 'localhost'
  const production = isProduction(settings, host)
  const auth = readAuth(settings, production)
  const stripe = refusedWithWords(() => readStripe(settings))
  if (production && settings.PUBLIC_URL === undefined) requireNoLinks(auth, stripe)
  const isPlanOpen = !production || stripe !== undefined || settings.PLAN !== undefined
  const dataDir = path.resolve(settings.LARDER_DATA ?? paths.defaultData)
  return {
    host,
    port: settings.PORT,
    dataDir,
    ...readDatabase(settings),
    postgrestBinary: settings.POSTGREST_BIN,
    postgrestReleases: settings.POSTGREST_RELEASES_URL,
    publicUrl: settings.PUBLIC_URL === undefined ? undefined : new URL(settings.PUBLIC_URL).origin,
    trustedProxies: readTrustedProxies(settings.TRUSTED_PROXIES) ?? { includes: () => false },
    production,
    plan: settings.PLAN ?? 'paid',
    stripe,
    chef: readChef(settings),
    auth,
    backup: readBackup(settings, dataDir),
    operatorEmail: settings.OPERATOR_EMAIL,
    pushKey: settings.VAPID_PRIVATE_KEY,
    drainSeconds: settings.DRAIN_SECONDS,
    languages: readLanguages(settings),
    links: readLinks(settings),
    observing: readObserving(settings),
    notices: isPlanOpen ? [] : [nothingToBuy],
  }
}

const nothingToBuy =
  'Nothing can be bought here, so the plan’s features close when a trial ends. Set the STRIPE_ settings to take payments, or PLAN=everyone to open everything to whoever has an account. PLAN=paid hides this line.'

function refusedWithWords<Settings>(read: () => Settings): Settings {
  try {
    return read()
  } catch (thrown) {
    if (!(thrown instanceof SettingsError)) throw thrown
    throw new StartError('bad_setting', thrown.message, { exitCode: 2 })
  }
}

/** Mails, providers and payments lead people back to us, which needs the address that they know us by. */
function requireNoLinks({ smtp, settings }: AuthConfig, stripe: StripeConfig | undefined): void {
  const { google, github, openid } = settings.providers
  const leads = [smtp, google, github, openid, stripe].some((each) => each !== undefined)
  if (!leads) return
  throw new StartError(
    'bad_setting',
    'SMTP_URL, GOOGLE_CLIENT_ID, GITHUB_CLIENT_ID, OIDC_ISSUER and STRIPE_SECRET_KEY need PUBLIC_URL too: the address that links lead to.',
    { exitCode: 2 },
  )
}

/** An address of a database holds its password, and a key is a secret even where it is mistyped. */
function shown(name: string, environment: Readonly<Record<string, string | undefined>>): string {
  return isSecret(name) ? '…' : (environment[name] ?? '')
}

/** Others reach us where we listen to them, and where something in front of us does. */
function isProduction(
  { NODE_ENV, PUBLIC_URL, TRUSTED_PROXIES }: z.infer<typeof environmentSchema>,
  host: string,
): boolean {
  return (
    NODE_ENV === 'production' ||
    !isLoopback(host) ||
    (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname)) ||
    TRUSTED_PROXIES.length > 0
  )
}

function isLoopback(host: string): boolean {
  return /^(localhost|\[?::1\]?)$/.test(host) || /^127(\.\d{1,3}){3}$/.test(host)
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search } = new URL(text)
  return /^https?:$/.test(protocol) && pathname === '/' && search === ''
}
