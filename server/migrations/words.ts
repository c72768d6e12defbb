import { createHash } from 'node:crypto'

/** What counts of a migration's text: not how it is laid out. */
function wordsOf(sql: string): string {
  return sql.replaceAll(/[\s;]+/g, ' ').trim()
}

/** A start reads the same few texts from files and, twice, from the database. */
const digests = new Map<string, string>()

/** What tells one migration's text from another's, however it is laid out. */
export function digestOfWords(sql: string): string {
  const known = digests.get(sql)
  if (known !== undefined) return known
  const digest = createHash('sha256').update(wordsOf(sql)).digest('hex')
  digests.set(sql, digest)
  return digest
}
