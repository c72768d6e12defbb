import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import type { z } from 'zod'
import { readPlainYaml } from './plain-yaml.ts'
import type { Problem } from './problem.ts'

/** Names of a folder's files that end so, in order. */
export async function namesIn(folder: string, extension: string): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => name.endsWith(extension)).toSorted()
}

/** Reads one file's YAML; what is not YAML becomes a problem. */
export async function readYaml(
  folder: string,
  file: string,
  problems: Problem[],
): Promise<unknown> {
  const text = await readFile(join(folder, file), 'utf8')
  const plain = readPlainYaml(text)
  if (plain !== undefined) return plain
  const document = parseDocument(text)
  for (const error of document.errors) problems.push({ file, entry: 'YAML', text: error.message })
  return document.errors.length > 0 ? null : document.toJS()
}

function nameOf(entry: unknown, fallback: string): string {
  if (typeof entry !== 'object' || entry === null) return fallback
  const named: { id?: unknown; need?: unknown; from?: unknown; family?: unknown } = entry
  const name = named.id ?? named.need ?? named.from ?? named.family
  return typeof name === 'string' ? name : fallback
}

export function parseEntry<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
  place: { file: string; entry: string },
  problems: Problem[],
): z.output<Schema> | null {
  const result = schema.safeParse(raw)
  if (result.success) return result.data
  for (const issue of result.error.issues) {
    const where = issue.path.length > 0 ? `${issue.path.join('.')}: ` : ''
    problems.push({ ...place, text: `${where}${issue.message}` })
  }
  return null
}

export async function readList<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  problems: Problem[],
): Promise<z.output<Schema>[]> {
  const raw = (await readYaml(folder, file, problems)) ?? []
  if (!Array.isArray(raw)) {
    problems.push({ file, entry: 'file', text: 'must be a list of entries' })
    return []
  }
  return raw.flatMap((item: unknown, index) => {
    const place = { file, entry: nameOf(item, `entry ${index + 1}`) }
    const parsed = parseEntry(schema, item, place, problems)
    return parsed === null ? [] : [parsed]
  })
}
