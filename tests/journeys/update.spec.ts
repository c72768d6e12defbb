import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from './journey.ts'

// What was built before is gone from the server; the browser logs each file that it misses, and React the page.
test.use({ alsoHarmless: /status of 404 .*\/assets\/|The code of a page is missing/ })

/** Every built script of the new version has another name, as if all of the code had changed. */
const builtName = /\/((?:[\w-]+-)?[\w-]{7,8})\.js/g
const newName = /\.new\.js/

interface Updated {
  address: string
  /** From now on the server has the new version, and nothing of the old one. */
  update: () => void
  close: () => Promise<void>
}

/** The running server behind one that can be updated. */
async function updatable(larder: string): Promise<Updated> {
  let isNew = false

  function handOn(asked: IncomingMessage, response: ServerResponse) {
    const url = asked.url ?? '/'
    const isScript = url.startsWith('/assets/') && url.endsWith('.js')
    // The version of who asked, also where the answer comes after the update: one file never has imports of both.
    const isOfNew = isNew
    if (isScript && isOfNew !== newName.test(url)) {
      response.writeHead(404).end()
      return
    }
    const headers: IncomingHttpHeaders = { ...asked.headers, 'accept-encoding': 'identity' }
    // Nothing is as it was.
    delete headers['if-none-match']
    const path = larder + url.replace(newName, '.js')
    const handed = request(path, { method: asked.method, headers }, (answer) => {
      if (url === '/larder.json') return void readdress(answer, asked, response)
      const isText = /javascript|html/.test(answer.headers['content-type'] ?? '')
      if (!isOfNew || !isText) {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        return
      }
      void renew(answer, response)
    })
    handed.on('error', () => response.writeHead(502).end())
    asked.pipe(handed)
  }

  const server = createServer(handOn)
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The server has no port')
  return {
    address: `http://localhost:${at.port}`,
    update: () => {
      isNew = true
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A server with an address in its settings names that one, and these pages come from another. */
async function readdress(
  answer: IncomingMessage,
  asked: IncomingMessage,
  response: ServerResponse,
) {
  const configuration = z
    .object({ url: z.string() })
    .loose()
    .parse(JSON.parse(await text(answer)))
  const body = JSON.stringify({ ...configuration, url: `http://${asked.headers.host}` })
  const headers = { ...answer.headers, 'content-length': Buffer.byteLength(body) }
  response.writeHead(answer.statusCode ?? 502, headers).end(body)
}

async function renew(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = renewed(await text(answer))
  const type = answer.headers['content-type'] ?? 'text/plain'
  response.writeHead(answer.statusCode ?? 502, { 'content-type': type }).end(body)
}

function renewed(source: string): string {
  return source.replace(builtName, '/$1.new.js').replace('"version":"', '"version":"new-')
}

const script = (page: Page) => page.locator('script[type="module"][src]')
const toRecipes = (page: Page) => page.getByRole('link', { name: 'Recipes', exact: true }).first()

async function openOld(
  browser: Browser,
  serviceWorkers: 'allow' | 'block',
  larder: string | undefined,
) {
  const site = await updatable(larder ?? '')
  const context = await browser.newContext({ baseURL: site.address, serviceWorkers })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'What’s in your kitchen?' })).toBeVisible()
  await expect(script(page)).not.toHaveAttribute('src', newName)
  return { site, context, page }
}

test('a new version is offered, and the tab that is open goes on with the old one until then', async ({
  browser,
  baseURL,
}) => {
  const { site, context, page } = await openOld(browser, 'allow', baseURL)
  await page.evaluate(() => navigator.serviceWorker.ready)
  site.update()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(page.getByText('A new version is ready')).toBeVisible()

  // Who opens the app anew has the new version at once.
  const tab = await context.newPage()
  await tab.goto('/')
  await expect(script(tab)).toHaveAttribute('src', newName)
  // The old code is gone from the server, and still here.
  await toRecipes(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible()
  await expect(script(page)).not.toHaveAttribute('src', newName)
  await expect(tab.getByText('A new version is ready')).toHaveCount(0)

  await page.getByRole('button', { name: 'Reload' }).click()
  // The browser keeps the old worker as long as that fetches something, and has the page wait: on a busy machine for long.
  await expect(script(page)).toHaveAttribute('src', newName, { timeout: 40_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible()
  await context.close()
  await site.close()
})

test('where nothing is kept, the new version is taken on the way to the next page', async ({
  browser,
  baseURL,
}) => {
  const { site, context, page } = await openOld(browser, 'block', baseURL)
  site.update()
  await toRecipes(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible()
  await expect(script(page)).toHaveAttribute('src', newName)
  await context.close()
  await site.close()
})
