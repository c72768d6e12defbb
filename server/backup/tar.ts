/** The little of the tar format that a backup needs: plain files with short names (POSIX ustar). */
export const blockBytes = 512

/** Eleven octal digits. */
const largestFile = 8 ** 11 - 1
const longestName = 99

export type TarEntry = { readonly name: string; readonly size: number }

/** The same bytes for the same entry, always: only its owner reads it, and it has no date. */
export function tarHeader({ name, size }: TarEntry): Buffer {
  if (Buffer.byteLength(name) > longestName) throw new RangeError(`too long a name: ${name}`)
  if (size > largestFile) throw new RangeError(`too large a part: ${name}`)
  const block = Buffer.alloc(blockBytes)
  block.write(name, 0)
  block.write('0000600\0', 100)
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  block.write(`${octal(size, 11)}\0`, 124)
  block.write(`${octal(0, 11)}\0`, 136)
  block.write(' '.repeat(8), 148)
  block.write('0', 156)
  block.write('ustar\x0000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${octal(sum, 6)}\0 `, 148)
  return block
}

/** The entry that a header names; undefined for anything that `tarHeader` would not have written. */
export function readTarHeader(block: Buffer): TarEntry | undefined {
  const name =
    block
      .subarray(0, longestName + 1)
      .toString('utf8')
      .split('\0', 1)[0] ?? ''
  const digits = block.subarray(124, 135).toString('latin1')
  if (name === '' || !/^[0-7]{11}$/.test(digits)) return undefined
  const entry = { name, size: Number.parseInt(digits, 8) }
  return Buffer.byteLength(name) <= longestName && tarHeader(entry).equals(block)
    ? entry
    : undefined
}

/** How many zero bytes follow a file of this size, up to the next block. */
export function padding(size: number): number {
  return (blockBytes - (size % blockBytes)) % blockBytes
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0')
}
