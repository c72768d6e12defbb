import { nameInUnit } from '#domain/recipes/line-text.ts'
import type { Scaling } from '#domain/recipes/scale.ts'
import type { ShownLine } from './line-matches.ts'

/** "3 eggs", "1 egg", "½ egg". */
export function nameFor({ line, plural }: ShownLine, { factor }: Scaling): string {
  const most = (line.amountMax ?? line.amount ?? 0) * factor
  return nameInUnit(plural !== null && most > 1 ? plural : line.name, line.unit)
}
