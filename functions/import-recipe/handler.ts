import { z } from 'zod'
import { t } from '#domain/texts/t.ts'
import { callerOf } from '../caller.ts'
import { callAs, requireToken } from '../data-api.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { orRefusal } from '../http/database-refusals.ts'
import { readJson } from '../http/read-json.ts'
import { Refusal, refusalResponse } from '../http/refusal.ts'
import { withinShare } from '../http/within-share.ts'
import { safeFetch } from '../safe-fetch/safe-fetch.ts'
import { decodePage } from './decode-page.ts'
import type { ReadOrder } from './import-host.ts'
import { type Order, mostOrderBytes, orderSchema } from './order.ts'

const page = {
  accept: 'text/html, application/xhtml+xml, application/ld+json;q=0.9, text/plain;q=0.5',
  kinds: /^(?:text\/(?:html|plain)|application\/(?:xhtml\+xml|(?:[\w.-]+\+)?json))$/u,
  mostBytes: 5_000_000,
}

/**
 * `POST /functions/v1/import-recipe` with `{url}`, `{html, url?}` or `{text}` answers 200 with an
 * `ImportedRecipe`: a draft, and where each part of it was found. Nothing is kept. Refusals are JSON with a
 * code: 400 `bad_request`; 401; 403 `account_needed`; 405; 413 `body_too_large`; 422 `address_refused`,
 * `page_not_reached`, `page_too_large`, `page_kind_unknown`, `page_unreadable`, `no_recipe_found`; 429
 * `import_limit`, `too_many_requests`; 503 `busy`, `unavailable`.
 */
export async function importRecipe(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  try {
    if (request.method !== 'POST') {
      throw new Refusal(
        405,
        'method_not_allowed',
        /* not shown */ 'What is to be read is sent by POST.',
      )
    }
    const token = requireToken(request, environment)
    // A session that has ended reads no pages, though its token is good for a while yet.
    const { id } = await callerOf(request, environment)
    const order = await readJson(request, orderSchema, mostOrderBytes)
    const imported = await withinShare(id, environment, async () => {
      await countImport(token, environment)
      return environment.import.read(await pageOf(order, environment))
    })
    if (imported === null) {
      throw new Refusal(422, 'no_recipe_found', t('No recipe was found there.'))
    }
    return Response.json(imported, { headers: { 'cache-control': 'no-store' } })
  } catch (thrown) {
    if (thrown instanceof Refusal) return refusalResponse(thrown)
    throw thrown
  }
}

async function pageOf(order: Order, environment: FunctionEnvironment): Promise<ReadOrder> {
  if ('text' in order) return { text: order.text }
  if ('html' in order) return { html: order.html, address: order.url ?? null }
  const { url, bytes, contentType } = await safeFetch(order.url, page, environment.import.web)
  const text = decodePage(bytes, contentType)
  // The data alone, as some sites give it out, is read as a page that carries nothing else.
  const isData = /json/iu.test(contentType)
  const html = isData
    ? `<script type="application/ld+json">${text.replaceAll('</', '<\\/')}</script>`
    : text
  return { html, address: url }
}

async function countImport(token: string, environment: FunctionEnvironment): Promise<void> {
  await orRefusal(
    callAs(token, environment, 'begin_import', {}, z.unknown()),
    new Refusal(403, 'account_needed', t('Make an account to bring recipes over.')),
  )
}
