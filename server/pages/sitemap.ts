import { z } from 'zod'
import type { AskAsVisitor } from '../postgrest/ask-as-visitor.ts'
import { escapeHtml } from '../escape-html.ts'
import { sitePaths } from './site-heads.ts'

/** A sitemap holds at most 50,000 addresses: each is of so many numbers of recipes, used or not. */
const idsEach = 50_000
/** As many as the data API gives at once. */
const rowsAtOnce = 1_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const columns = 'id,owner_id,updated_at'
const rowsSchema = z.array(
  z.object({ id: z.number(), owner_id: z.string().nullable(), updated_at: z.string() }),
)
type Row = z.infer<typeof rowsSchema>[number]

/** The list of all sitemaps: of the catalogue, and of what cooks have published. */
export async function sitemapIndex(ask: AskAsVisitor, origin: string): Promise<string> {
  const newest = await ask(
    `/recipe_cards?select=${columns}&visibility=eq.public&order=id.desc&limit=1`,
  )
  const last = Math.floor((rowsSchema.parse(newest)[0]?.id ?? 0) / idsEach)
  // Between the catalogue's and people's own numbers lie some that are never given.
  const numbers = Array.from({ length: last + 1 }, (_, number) => number).filter((n) => n !== 1)
  const entries = numbers.map(
    (n) => `<sitemap><loc>${escapeHtml(origin)}/sitemap-${n}.xml</loc></sitemap>\n`,
  )
  return `${head}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`
}

/** One sitemap, in pieces; the first of them also names the pages that are no recipes. */
export async function* sitemap(
  ask: AskAsVisitor,
  origin: string,
  number: number,
): AsyncGenerator<string> {
  let rows = await rowsAfter(ask, number * idsEach - 1, number)
  yield `${head}<urlset ${namespace}>\n`
  if (number === 0) yield sitePaths.map((path) => entry(`${origin}${path}`)).join('')
  while (rows.length > 0) {
    yield rows.map((row) => recipeEntry(origin, row)).join('')
    const seen = rows.at(-1)?.id ?? 0
    rows = rows.length < rowsAtOnce ? [] : await rowsAfter(ask, seen, number)
  }
  yield '</urlset>\n'
}

async function rowsAfter(ask: AskAsVisitor, id: number, number: number): Promise<Row[]> {
  const range = `id=gt.${id}&id=lt.${(number + 1) * idsEach}`
  const found = `/recipe_cards?select=${columns}&visibility=eq.public&${range}`
  return rowsSchema.parse(await ask(`${found}&order=id&limit=${rowsAtOnce}`))
}

const recipeEntry = (origin: string, { id, owner_id: owner, updated_at: changed }: Row) =>
  entry(`${origin}/${owner === null ? 'recipe' : 'user-recipe'}/${id}`, changed.slice(0, 10))

function entry(address: string, changed?: string): string {
  const last = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
  return `<url><loc>${escapeHtml(address)}</loc>${last}</url>\n`
}
