/** Reading numbers and words out of a file; what lies beyond its end reads as zero. */
export function bigEndian(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (let index = 0; index < length; index++) value = value * 256 + (bytes[at + index] ?? 0)
  return value
}

export function littleEndian(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (let index = length - 1; index >= 0; index--) value = value * 256 + (bytes[at + index] ?? 0)
  return value
}

export function ascii(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}
