import { findLiterals } from './find-literals.ts'

const importing = "import { t } from '#domain/texts/t.ts'\n"

/**
 * The code with each plain text in it as `t('…')`, which is most of the work on a room. What is put together from
 * parts is left: only a person knows where a sentence begins.
 */
export function wrapLiterals(code: string, file: string): string {
  const plain = findLiterals(code, file).filter(({ place }) => place !== undefined)
  if (plain.length === 0) return code
  let written = code
  for (const { start, end, words, place } of plain.toReversed()) {
    const call = `t(${quoted(words)})`
    const inner = place === 'expression' ? call : `{${call}}`
    written = written.slice(0, start) + inner + written.slice(end)
  }
  return written.includes(importing.trim()) ? written : withImport(written)
}

/** As it would be written: an apostrophe of ours is no quote. */
function quoted(words: string): string {
  const escaped = words.replaceAll(/[{}<]/g, "'$&'")
  return escaped.includes("'") ? JSON.stringify(escaped) : `'${escaped}'`
}

/** Before the first import of ours. */
function withImport(code: string): string {
  const at = /^import [^'"]*? from '[#.]/m.exec(code)?.index
  if (at === undefined) return `${importing}\n${code}`
  return code.slice(0, at) + importing + code.slice(at)
}
