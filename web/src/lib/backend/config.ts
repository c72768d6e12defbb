import { field, textField } from '../json.ts'

/** Where the backend is and what it offers, as `/larder.json` states it. */
export interface BackendConfig {
  /** Origin without a slash at its end. */
  url: string
  publicKey: string
  features: { chef: boolean; checkout: boolean }
  /** How people can be told of things outside the app: by push with this key, by mail. */
  notifying: { pushKey: string | undefined; mail: boolean }
  /** The payment provider's price of each plan, where it is known. */
  prices: { monthly: string | undefined; quarterly: string | undefined }
  /** The payment provider's fixed pages for cards and invoices. */
  portalUrl: string | undefined
}

/** There is no backend behind this build; `notConfigured` is an answer, not a failure. */
export const notConfigured = /* not shown */ 'not configured'

/** The file as it is understood; an empty address or no key means that nothing is configured. */
export function parseBackendConfig(json: unknown): BackendConfig | typeof notConfigured {
  const url = textField(json, 'url')
  const publicKey = textField(json, 'publicKey')
  if (url === undefined || publicKey === undefined) return notConfigured
  const features = field(json, 'features')
  const prices = field(json, 'prices')
  const notifying = field(json, 'notifying')
  return {
    url: url.replace(/\/+$/, ''),
    publicKey,
    features: {
      chef: field(features, 'chef') === true,
      checkout: field(features, 'checkout') === true,
    },
    notifying: {
      pushKey: textField(notifying, 'pushKey'),
      mail: field(notifying, 'mail') === true,
    },
    prices: {
      monthly: textField(prices, 'monthly'),
      quarterly: textField(prices, 'quarterly'),
    },
    portalUrl: textField(json, 'portalUrl'),
  }
}

let loading: Promise<BackendConfig | typeof notConfigured> | undefined

/**
 * Asks once per page. A host that has no such file (it answers 404 or its own page) is not
 * configured; a connection that fails rejects, and the next call asks again.
 */
export function loadBackendConfig(): Promise<BackendConfig | typeof notConfigured> {
  loading ??= fetchBackendConfig().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchBackendConfig(): Promise<BackendConfig | typeof notConfigured> {
  const response = await fetch('/larder.json', { headers: { accept: 'application/json' } })
  if (response.status >= 500) throw new Error(`/larder.json answered ${response.status}`)
  if (!response.ok) return notConfigured
  const body = await response.text()
  try {
    return parseBackendConfig(JSON.parse(body))
  } catch {
    return notConfigured
  }
}
