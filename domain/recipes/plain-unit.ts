import type { Unit } from '../ingredients/units.ts'

const spelled: ReadonlyMap<string, Unit> = new Map([
  ...(['g', 'kg', 'ml', 'tsp', 'tbsp', 'oz', 'lb', 'cup', 'quart', 'pint'] as const).map(
    (unit): [string, Unit] => [unit, unit],
  ),
  ['litre', 'l'],
  ['teaspoon', 'tsp'],
  ['tablespoon', 'tbsp'],
])
const plain = /^\s*(?:(g|kg|ml|tsp|tbsp|oz|lb)|(litre|teaspoon|tablespoon|cup|quart|pint)s?)\b/iu

/**
 * The measure of food that a text begins with, as recipes of ours spell it in steps and for American kitchens, and what
 * stands behind it. What people type has many more spellings: `readUnit`, with all that it weighs.
 */
export function readPlainUnit(text: string): { unit: Unit; rest: string } | null {
  const [typed = '', short, long = ''] = plain.exec(text) ?? []
  const unit = spelled.get((short ?? long).toLowerCase())
  return unit === undefined ? null : { unit, rest: text.slice(typed.length) }
}
