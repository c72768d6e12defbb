import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import { z } from 'zod'

/**
 * The widget as both providers offer it, for a page that asks with `render=explicit&onload=…`: a box to tick, and a
 * button that lets the answer expire, for nobody wants to wait two minutes.
 */
const widgetScript = (name: string) => `
const widgets = []
window[${JSON.stringify(name)}] = {
  render(container, options) {
    const box = document.createElement('input')
    box.type = 'checkbox'
    box.ariaLabel = 'I am human'
    const expire = document.createElement('button')
    expire.type = 'button'
    expire.textContent = 'Wait two minutes'
    box.onchange = async () => {
      const answer = await fetch(new URL('/token?sitekey=' + options.sitekey, origin))
      options.callback(await answer.text())
    }
    expire.onclick = () => { box.checked = false; options['expired-callback']() }
    container.append(box, expire)
    return widgets.push({ box, expire }) - 1
  },
  reset(id) { widgets[id].box.checked = false },
  remove(id) { widgets[id].box.remove(); widgets[id].expire.remove() },
}
const { origin, searchParams } = new URL(document.currentScript.src)
window[searchParams.get('onload')]()
`

export interface CaptchaProvider {
  readonly standIn: { readonly script: string; readonly verify: string }
  /** How many tokens were good. */
  passed(): number
  stop(): Promise<void>
}

/** A captcha's provider on this machine: a token is good once, for who holds the secret. */
export async function startCaptchaProvider(
  provider: 'hcaptcha' | 'turnstile',
  { siteKey, secret }: { siteKey: string; secret: string },
): Promise<CaptchaProvider> {
  const tokens = new Set<string>()
  let passed = 0

  function newToken(url: URL): string {
    if (url.searchParams.get('sitekey') !== siteKey) return 'not of this site'
    const token = randomUUID()
    tokens.add(token)
    return token
  }

  function verify(form: URLSearchParams): boolean {
    const isGood = form.get('secret') === secret && tokens.delete(form.get('response') ?? '')
    if (isGood) passed += 1
    return isGood
  }

  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://captcha.test')
    response.setHeader('access-control-allow-origin', '*')
    if (url.pathname === '/api.js') {
      response.setHeader('content-type', 'text/javascript').end(widgetScript(provider))
    } else if (url.pathname === '/token') {
      response.end(newToken(url))
    } else {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        response.end(JSON.stringify({ success: verify(new URLSearchParams(body)) }))
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const origin = `http://127.0.0.1:${port}`
  return {
    standIn: { script: `${origin}/api.js`, verify: `${origin}/siteverify` },
    passed: () => passed,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
