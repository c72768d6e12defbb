import type { IncomingMessage } from 'node:http'
import type { Log } from '../log.ts'

type Received = Pick<IncomingMessage, 'headers' | 'headersDistinct' | 'httpVersion'>

/** Guards what is for a browser on this machine alone: the outbox and the test checkout. */
export type LocalPages = {
  /** Logs the first request, for whatever page, that shows a proxy which no setting names. */
  watch(request: Received): void
  /** False for a request that did not come straight from a browser on this machine; the first is logged. */
  admit(request: Received): boolean
}

/** What proxies, tunnels and content networks add to a request. No browser sends any of it. */
const forwarding =
  /^(?:forwarded|via|cdn-loop|true-client-ip|client-ip|x-forwarded(?:-.+)?|x-(?:real|client|cluster-client|remote)-(?:ip|addr)|x-proxyuser-ip|x-original-(?:host|for|proto|forwarded-for)|x-(?:envoy|azure|appengine|vercel|nf|arr|ms)-.+|x-amzn-trace-id|x-amz-cf-id|(?:cf|fly|fastly|tailscale|ngrok)-.+)$/

const loopback = String.raw`(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?`
const loopbackHost = new RegExp(`^${loopback}$`, 'i')
const loopbackOrigin = new RegExp(`^http://${loopback}$`, 'i')

export function createLocalPages(log: Log): LocalPages {
  const logged = new Set<string>()
  const warnOnce = (about: string, event: string) => {
    if (logged.has(about)) return
    logged.add(about)
    log({ level: 'warn', event })
  }
  return {
    watch({ headers }) {
      const header = forwardingHeader(headers)
      if (header === undefined) return
      warnOnce(
        'proxy',
        `a request came through a proxy that no setting names (header ${header}): set TRUSTED_PROXIES to the proxy’s address and PUBLIC_URL to the address that people open, or everybody counts as one sender`,
      )
    },
    admit(request) {
      const reason = reasonAgainst(request)
      if (reason === undefined) return true
      warnOnce(
        'page',
        `/outbox and /test-checkout were refused: ${reason}. They are for a browser on this machine, at http://localhost, without a proxy in between`,
      )
      return false
    },
  }
}

/** The name of a header that only a proxy adds; undefined where there is none. */
export function forwardingHeader(headers: Received['headers']): string | undefined {
  return Object.keys(headers).find((name) => forwarding.test(name))
}

/**
 * A browser that is connected to us speaks HTTP/1.1 and sends `Connection: keep-alive`. That header is about one
 * connection: a proxy has to remove it (RFC 9110, 7.6.1), and nginx and HAProxy do so even where they add nothing that
 * tells of them. What passes bytes on unread, such as `ssh -R`, cannot be seen.
 */
function reasonAgainst(request: Received): string | undefined {
  const { headers, headersDistinct, httpVersion } = request
  const header = forwardingHeader(headers)
  if (header !== undefined) return `the header ${header} tells of a proxy`
  const hosts = headersDistinct['host'] ?? []
  if (hosts.length !== 1 || !loopbackHost.test(hosts[0] ?? '')) {
    return 'the Host header does not name this machine'
  }
  if (httpVersion !== '1.1' || headers.connection?.toLowerCase() !== 'keep-alive') {
    return 'no browser was connected directly (HTTP/1.1 with “Connection: keep-alive”)'
  }
  if (headers.origin !== undefined && !loopbackOrigin.test(headers.origin)) {
    return 'the form was sent from another site'
  }
  return undefined
}
