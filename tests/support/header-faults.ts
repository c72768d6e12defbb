/** Where an answer comes from decides what it may do when it is opened as a page. */
export interface Expected {
  kind: 'page' | 'api'
  isOverTls: boolean
  /** `kept`: the same for everybody, so a shared cache may have it; `asked`: looked at anew each time. */
  cache: 'kept' | 'asked' | 'never'
  /** A picture that other sites may show. */
  isShownElsewhere?: boolean
}

const cacheRules = {
  kept: /^public, max-age=\d+/,
  asked: /^no-cache$/,
  never: /^no-store$/,
} as const

/** Of these a script could do what the person did not ask for. */
const shutDevices = ['camera', 'display-capture', 'geolocation', 'payment', 'serial', 'usb']

/** What tells which program, in which version, answers. */
const revealingHeaders = ['server', 'x-powered-by', 'via', 'x-runtime']

/** What is wrong with the headers of an answer, each fault in a few words; empty where all is well. */
export function headerFaults(headers: Headers, expected: Expected): string[] {
  const faults: string[] = []
  const must = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault)
  }
  const is = (name: string, value: string) =>
    must(headers.get(name) === value, `${name}: ${headers.get(name)}`)

  is('x-content-type-options', 'nosniff')
  is('x-frame-options', 'DENY')
  const referrer = headers.get('referrer-policy') ?? ''
  const isQuiet = ['strict-origin-when-cross-origin', 'no-referrer'].includes(referrer)
  must(isQuiet, `referrer-policy: ${referrer}`)
  const readers = expected.isShownElsewhere === true ? 'cross-origin' : 'same-origin'
  is('cross-origin-resource-policy', readers)
  const cache = headers.get('cache-control') ?? ''
  must(cacheRules[expected.cache].test(cache), `cache-control: ${cache}`)
  const transport = headers.get('strict-transport-security')
  const isKept = /^max-age=\d{7,}/.test(transport ?? '')
  must(expected.isOverTls ? isKept : transport === null, `strict-transport-security: ${transport}`)
  for (const name of revealingHeaders) must(!headers.has(name), `${name}: ${headers.get(name)}`)

  const policy = directives(headers.get('content-security-policy') ?? '')
  must(policy.get('default-src') === "'none'", 'default-src is not none')
  must(policy.get('frame-ancestors') === "'none'", 'frame-ancestors is not none')
  if (expected.kind === 'api') return faults

  const scripts = policy.get('script-src') ?? ''
  // Files of our own, the one script of which the policy has the sum, and WebAssembly.
  must(/^'self' 'sha256-[\w+/]{43}=' 'wasm-unsafe-eval'$/.test(scripts), `script-src ${scripts}`)
  must(policy.get('base-uri') === "'none'", 'base-uri is not none')
  must(policy.get('form-action') === "'self'", 'form-action is not self')
  const isUnsafe = [...policy].filter(([name, value]) => {
    return name !== 'style-src' && /'unsafe|\*|http:/.test(value)
  })
  must(isUnsafe.length === 0, `unsafe: ${isUnsafe.join('; ')}`)
  is('cross-origin-opener-policy', 'same-origin')
  const permissions = headers.get('permissions-policy') ?? ''
  for (const device of shutDevices) {
    must(permissions.includes(`${device}=()`), `permissions-policy leaves ${device} open`)
  }
  return faults
}

function directives(policy: string): ReadonlyMap<string, string> {
  const parts = policy.split(';').map((part) => part.trim())
  return new Map(
    parts.map((part): [string, string] => {
      const end = part.indexOf(' ')
      return end < 0 ? [part, ''] : [part.slice(0, end), part.slice(end + 1)]
    }),
  )
}
