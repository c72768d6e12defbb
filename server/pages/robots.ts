/** What robots may read: every page, nothing of the API. */
export function robots(origin: string): string {
  const closed = ['/rest/', '/auth/', '/functions/', '/test-checkout/', '/outbox']
  const rules = closed.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`
}
