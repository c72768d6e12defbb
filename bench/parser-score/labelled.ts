/** A labelled line with one plain amount. */
export interface LabelledLine {
  text: string
  quantity: number
  /** As labelled, with its qualities: "small bunch"; empty for none. */
  unit: string
  /** One name, which may hold an "or". */
  names: readonly [string]
  /** Words that the label sets apart from the name: "fresh", "chopped". None where it knows no such. */
  qualities: readonly string[]
}

/** The rows of a CSV, cell by cell. */
export function parseCsv(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const cell of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/gu)) {
    const [, quoted, plain = '', end = ''] = cell
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

/** `1#1$2` is 1½: the data's spelling of fractions. Null for ranges, words and several amounts. */
function quantityOf(label: string): number | null {
  const found = /^(\d*\.?\d*)(?:#(\d+)\$(\d+))?$/u.exec(label)
  if (found === null || label === '') return null
  const [, whole = '', top = '0', bottom = '1'] = found
  const value = Number(whole === '' ? 0 : whole) + Number(top) / Number(bottom)
  return value > 0 && Number.isFinite(value) ? value : null
}

/** The lines of one source's CSV that are labelled (most are not) and state one plain amount. */
export function readLabelled(csv: string): LabelledLine[] {
  const [header = [], ...rows] = parseCsv(csv)
  const column = (name: string) => header.indexOf(name)
  const [text, name, quantity, unit] = ['input', 'name', 'quantity', 'unit'].map(column)
  return rows.flatMap((row) => {
    const cell = (index: number | undefined) => row[index ?? -1]?.trim() ?? ''
    const value = quantityOf(cell(quantity))
    if (cell(name) === '' || value === null) return []
    return [
      {
        text: cell(text),
        quantity: value,
        unit: cell(unit),
        names: [cell(name)] as const,
        qualities: [],
      },
    ]
  })
}

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `size` of the items, the same ones for the same seed. */
export function sample<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  const random = randomNumbers(seed)
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((left, right) => left.place - right.place)
    .slice(0, size)
    .map(({ item }) => item)
}
