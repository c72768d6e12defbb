import { nastyText, nastyValue, RawJson } from './nasty.ts'
import type { Chance } from './random.ts'

/** A valid body with some of it made wrong: other values, more and fewer fields, each a few times at most. */
export function mutateValue(chance: Chance, value: unknown): unknown {
  if (chance.percent(15)) return nastyValue(chance)
  if (Array.isArray(value)) return mutateList(chance, value)
  if (typeof value === 'object' && value !== null && !(value instanceof RawJson)) {
    return mutateFields(chance, value)
  }
  if (typeof value === 'number') {
    return chance.any([value, -value, value * 1e12, value + 0.5, String(value), null])
  }
  return chance.percent(30) ? nastyText(chance) : value
}

function mutateList(chance: Chance, list: readonly unknown[]): unknown[] {
  if (chance.percent(15)) return []
  const changed = list.map((item) => (chance.percent(40) ? mutateValue(chance, item) : item))
  if (chance.percent(10)) return [...changed, ...changed, ...changed]
  return chance.percent(20) ? [...changed, nastyValue(chance)] : changed
}

function mutateFields(chance: Chance, fields: object): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    if (chance.percent(12)) return []
    return [[name, chance.percent(35) ? mutateValue(chance, value) : value]]
  })
  if (chance.percent(12)) entries.push([nastyText(chance), nastyValue(chance)])
  return Object.fromEntries(entries)
}

/** JSON that may hold what JSON.stringify would not write. */
export function writeJson(value: unknown): string {
  if (value instanceof RawJson) return value.text
  if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(
      ([name, field]) => `${JSON.stringify(name)}:${writeJson(field)}`,
    )
    return `{${fields.join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}

/** The bytes of a body: now and then broken as text, as JSON, or as UTF-8. */
export function bodyBytes(chance: Chance, value: unknown): Buffer {
  const bytes = Buffer.from(writeJson(value))
  if (!chance.percent(18)) return bytes
  switch (chance.below(6)) {
    case 0:
      return bytes.subarray(0, chance.below(bytes.length + 1))
    case 1:
      return Buffer.concat([bytes, chance.bytes(1 + chance.below(30))])
    case 2: {
      const wrong = Buffer.from(bytes)
      for (let times = 0; times < 3; times++) wrong[chance.below(wrong.length)] = chance.below(256)
      return wrong
    }
    case 3:
      // A field that stands twice, with another value.
      return Buffer.from(bytes.toString().replace(/("[a-z_]+":)/, '$1null,$1'))
    case 4:
      return Buffer.from(bytes.toString().replaceAll('"', chance.pick(['\\ud800"', '"', "'"])))
    default:
      return chance.bytes(chance.below(300))
  }
}

/** Text in an address: mostly encoded as it should be, sometimes not, or twice. */
export function inAddress(chance: Chance, text: string): string {
  // Half a pair of surrogates has no bytes.
  const well = Buffer.from(text).toString()
  if (chance.percent(80)) return encodeURIComponent(well)
  if (chance.percent(40)) return encodeURIComponent(encodeURIComponent(well))
  if (chance.percent(30)) return `${encodeURIComponent(well)}%${chance.word(2)}`
  // What would end the line is no address any more: broken HTTP is a kind of its own.
  return well.replaceAll(/[\s\p{Cc}]/gu, '+')
}

export function mutateText(chance: Chance, text: string): string {
  if (chance.percent(50) || text === '') return nastyText(chance)
  const at = chance.below(text.length)
  return text.slice(0, at) + nastyText(chance) + text.slice(chance.percent(50) ? at : at + 1)
}
