import { readFile, writeFile } from 'node:fs/promises'
import { parsed, written } from './expectations.ts'
import type { Tried } from './matrix.ts'

/** Which entries stand in which file, by the name of the relation, function or scenarios. */
const files = {
  'relations.txt': (object: string) => /^[a-z_]+$/.test(object),
  'functions.txt': (object: string) => object.endsWith('()'),
  'scenarios.txt': (object: string) => object.startsWith('scenarios '),
} as const

const pathOf = (file: string) => new URL(`../entries/${file}`, import.meta.url)

/** The committed outcomes of all cells. */
export async function readEntries(): Promise<Map<string, string>> {
  const texts = await Promise.all(Object.keys(files).map((file) => readFile(pathOf(file), 'utf8')))
  return new Map(texts.flatMap((text) => [...parsed(text)]))
}

/** Writes what was found as what is expected: to be read before it is committed. */
export async function writeEntries(tried: readonly Tried[]): Promise<void> {
  for (const [file, isOf] of Object.entries(files)) {
    await writeFile(pathOf(file), written(tried.filter(({ cell }) => isOf(cell.object))))
  }
}
