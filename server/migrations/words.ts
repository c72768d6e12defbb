import { createHash } from 'node:crypto'

/** What counts of a migration's text: not how it is laid out. */
function wordsOf(sql: string): string {
  return sql.replaceAll(/[\s;]+/g, ' ').trim()
}

/** What tells one migration's text from another's, however it is laid out. */
export function digestOfWords(sql: string): string {
  return createHash('sha256').update(wordsOf(sql)).digest('hex')
}
