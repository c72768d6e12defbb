/** Odd factors: each makes another number of the same text. */
const factors = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f]

/** 32 bits of a text, spread so that one character changes half of them. */
function hashOf(text: string, factor: number): number {
  let hash = factor
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), factor)
    hash = (hash << 13) | (hash >>> 19)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * The id of a row that is made of what is known: the same on every device, so that two who make it have made one. A UUID of version 8, whose
 * 122 other bits are of the text. It is no secret: what it is made of tells it.
 */
export function idMadeOf(text: string): string {
  const hex = factors.map((factor) => hashOf(text, factor).toString(16).padStart(8, '0')).join('')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
