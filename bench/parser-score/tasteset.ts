import { z } from 'zod'
import { parseCsv, type LabelledLine } from './labelled.ts'

const entities = z.array(
  z.object({ start: z.number(), end: z.number(), type: z.string(), entity: z.string() }),
)
type Entity = z.infer<typeof entities>[number]

const signs: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/** "1 3/4", "1½", "2.5". Null for ranges, words and guesses. */
function quantityOf(written: string): number | null {
  const plain = written
    .replace('⁄', '/')
    .replace(/[½⅓⅔¼¾⅛⅜⅝⅞]/u, (sign) => ` ${signs[sign] ?? ''}`)
    .trim()
  const found = /^(\d*\.?\d+)?(?:(?:^|\s+)(\d+)\/(\d+))?$/u.exec(plain)
  if (found === null || plain === '') return null
  const [, whole = '0', top = '0', bottom = '1'] = found
  const value = Number(whole) + Number(top) / Number(bottom)
  return value > 0 && Number.isFinite(value) ? value : null
}

/** Whether a place in a text stands within brackets. */
function isBracketed(text: string, at: number): boolean {
  const before = text.slice(0, at)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

/** What is said of the thing that the line begins with, without a second amount and what follows that. */
function ofFirst(text: string, found: readonly Entity[]): Entity[] {
  const bare = found.filter(({ start }) => !isBracketed(text, start))
  const food = bare.findIndex(({ type }) => type === 'FOOD')
  const second = bare.findIndex(({ type }, at) => type === 'QUANTITY' && at > Math.max(food, 0))
  return second === -1 ? bare : bare.slice(0, second)
}

/** What stands directly before a name without a label: "low-fat", the name of a maker. */
function unlabelledBefore(text: string, name: string, said: readonly Entity[]): string {
  const [first = ''] = name.split(' ')
  const at = said.findIndex(({ entity }) => entity.startsWith(first))
  const start = said[at]?.start ?? 0
  const end = Math.max(0, ...said.slice(0, Math.max(at, 0)).map((each) => each.end))
  return text.slice(end, start).replace(/[(),]/gu, ' ').trim()
}

const typesOfName = new Set(['FOOD', 'COLOR', 'TASTE', 'PHYSICAL_QUALITY', 'PART'])

/** From the first word of the name that touches its food to the food's last: "fresh mint", "red onion". */
function nameIn(text: string, said: readonly Entity[]): string {
  const foods = said.filter(({ type }) => type === 'FOOD')
  const [first] = foods
  const last = foods.at(-1)
  if (first === undefined || last === undefined) return ''
  let { start } = first
  for (const each of said.toReversed()) {
    const touches = each.end <= start && /^\s*$/u.test(text.slice(each.end, start))
    if (touches && typesOfName.has(each.type)) ({ start } = each)
  }
  return said
    .filter((each) => each.start >= start && each.end <= last.end && each.type !== 'UNIT')
    .map(({ entity }) => entity)
    .join(' ')
}

function lineOf(text: string, found: readonly Entity[]): LabelledLine[] {
  const said = ofFirst(text, found)
  const amounts = said.filter(({ type }) => type === 'QUANTITY')
  const quantity = quantityOf(amounts[0]?.entity ?? '')
  const name = nameIn(text, said)
  if (name === '' || quantity === null || amounts.length > 1) return []
  const unit = said.filter(({ type }) => type === 'UNIT').map(({ entity }) => entity)
  const qualities = found.filter(({ type }) => !/^(?:FOOD|QUANTITY|UNIT)$/u.test(type))
  return [
    {
      text,
      quantity,
      unit: unit.join(' '),
      names: [name],
      qualities: [...qualities.map(({ entity }) => entity), unlabelledBefore(text, name, said)],
    },
  ]
}

/** The lines of TASTEset's CSV that state one plain amount of a food. */
export function readTasteset(csv: string): LabelledLine[] {
  const [, ...rows] = parseCsv(csv)
  return rows.flatMap(([recipe = '', labels = '']) => {
    if (labels === '') return []
    const all = entities.parse(JSON.parse(labels))
    let start = 0
    return recipe.split('\n').flatMap((text) => {
      const from = start
      start += text.length + 1
      const found = all
        .filter((each) => each.start >= from && each.end <= from + text.length)
        .map((each) => ({ ...each, start: each.start - from, end: each.end - from }))
      return lineOf(text, found)
    })
  })
}
