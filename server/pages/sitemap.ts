import { z } from 'zod'
import type { AskAsVisitor } from '../postgrest/ask-as-visitor.ts'
import type { LanguageTag } from '#domain/texts/language.ts'
import { escapeHtml } from '../escape-html.ts'
import { addressIn } from './address-in-language.ts'
import { sitePaths } from './site-heads.ts'

/** A sitemap holds at most 50,000 addresses: each is of so many numbers of recipes, used or not. */
const idsEach = 50_000
/** As many as the data API gives at once. */
const rowsAtOnce = 1_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const linkNamespace = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
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

/**
 * One sitemap, in pieces; the first of them also names the pages that are no recipes.
 *
 * @param languages those that there are here: what is ours stands at an address in each
 */
export async function* sitemap(
  ask: AskAsVisitor,
  origin: string,
  number: number,
  languages: readonly LanguageTag[],
): AsyncGenerator<string> {
  let rows = await rowsAfter(ask, number * idsEach - 1, number)
  yield `${head}<urlset ${namespace} ${linkNamespace}>\n`
  if (number === 0) yield sitePaths.map((path) => entriesOf(`${origin}${path}`, languages)).join('')
  while (rows.length > 0) {
    yield rows.map((row) => recipeEntry(origin, row, languages)).join('')
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

function recipeEntry(
  origin: string,
  { id, owner_id: owner, updated_at: updatedAt }: Row,
  languages: readonly LanguageTag[],
): string {
  const changed = updatedAt.slice(0, 10)
  if (owner !== null) return entry(`${origin}/user-recipe/${id}`, '', changed)
  return entriesOf(`${origin}/recipe/${id}`, languages, changed)
}

/** A page at each of its addresses, and all of these beside each. */
function entriesOf(page: string, languages: readonly LanguageTag[], changed?: string): string {
  if (languages.length < 2) return entry(page, '', changed)
  const addresses = languages.map((tag) => [tag, addressIn(tag, page)] as const)
  const links = [...addresses, ['x-default', page] as const].map(
    ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}"/>`,
  )
  return addresses.map(([, address]) => entry(address, links.join(''), changed)).join('')
}

function entry(address: string, links: string, changed?: string): string {
  const last = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
  return `<url><loc>${escapeHtml(address)}</loc>${last}${links}</url>\n`
}
