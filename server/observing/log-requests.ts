import type { Log } from '../log.ts'
import type { RequestWatcher } from './observe-requests.ts'

/** One line for each request, but for those of files, which figures count. */
export const logRequests = (log: Log): RequestWatcher => ({
  begun: () => undefined,
  finished({ method, route, status, milliseconds, bytes }) {
    if (route.group === 'file') return
    const detail = {
      method,
      route: route.template,
      status,
      milliseconds: Math.round(milliseconds),
      bytes,
    }
    log({ level: 'info', event: 'request', detail })
  },
})
