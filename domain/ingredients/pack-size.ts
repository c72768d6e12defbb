import { containers, readQuantity, type Measure, type Quantity } from './measure.ts'
import { isScale } from './unit-ratios.ts'

const forEach = /^(?:each|apiece|per (?:can|tin|jar|pack|packet|bottle|block|bag|box))?$/iu

/** "15 oz each", "each 400g", "15 oz / 425 g": the size of one pack, where nothing more is said; or null. */
function readPackSize(remark: string): Quantity | null {
  const size = readQuantity(remark.replace(/^each /iu, ''))
  if (size === null || !isScale(size.unit)) return null
  const [behind = '', ...again] = size.rest.split('/').map((part) => part.trim())
  const isSaidAgain = again.every((part) => readQuantity(part)?.rest.trim() === '')
  return forEach.test(behind) && isSaidAgain ? { amount: size.amount, unit: size.unit } : null
}

/** The size of one pack that stands behind the name, "2 cans beans (15 oz each)", and the other remarks. */
export function packSizeBehind({ unit, packSize }: Measure, remarks: readonly string[]) {
  if (unit === null || packSize !== null || !containers.has(unit)) return { packSize, remarks }
  for (const [at, remark] of remarks.entries()) {
    const size = readPackSize(remark)
    if (size !== null) return { packSize: size, remarks: remarks.toSpliced(at, 1) }
  }
  return { packSize, remarks }
}
