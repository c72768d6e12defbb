import { units, type Unit } from './units.ts'

const byName: ReadonlyMap<string, Unit> = new Map(units.map((unit) => [unit, unit]))

/** The unit by its name; null for a word that is none of ours. A line without one counts pieces. */
export function unitNamed(name: string | null): Unit | null {
  return name === null || name === '' ? 'piece' : (byName.get(name) ?? null)
}
