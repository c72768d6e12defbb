import type { Chance } from '../random.ts'

const signatures = [
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
  Buffer.from('RIFF\x20\0\0\0WEBPVP8 ', 'latin1'),
  Buffer.from('GIF89a'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
] as const

/** A PNG that says that it is so wide and high, and holds nothing. */
function emptyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(25)
  header.writeUInt32BE(13, 0)
  header.write('IHDR', 4)
  header.writeUInt32BE(width, 8)
  header.writeUInt32BE(height, 12)
  header.writeUInt8(8, 16)
  header.writeUInt8(6, 17)
  return Buffer.concat([signatures[0], header])
}

/** The smallest JPEG frame header that names a size, with an EXIF block of rubbish before it. */
function emptyJpeg(chance: Chance, width: number, height: number): Buffer {
  const rubbish = chance.bytes(chance.below(60))
  const exif = Buffer.concat([
    Buffer.from([0xff, 0xe1, 0, rubbish.length + 8]),
    Buffer.from('Exif\0\0'),
    rubbish,
  ])
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from([0xff, 0xd8]), exif, frame])
}

/** Bytes that begin as a picture does, or say to be a huge one, or are none. */
export function pictureBytes(chance: Chance): Buffer {
  const side = () => chance.any([0, 1, 64, 6_000, 30_000, 65_535]) ?? 1
  switch (chance.below(5)) {
    case 0:
      return Buffer.concat([chance.pick(signatures), chance.bytes(chance.below(400))])
    case 1:
      return Buffer.concat([emptyPng(side(), side()), chance.bytes(chance.below(100))])
    case 2:
      return Buffer.concat([emptyJpeg(chance, side(), side()), chance.bytes(chance.below(100))])
    case 3:
      return chance.percent(5) ? Buffer.alloc(2_000_100, 0xff) : chance.bytes(chance.below(200))
    default:
      return Buffer.from(
        `--x\r\nContent-Disposition: form-data; name="a"; filename="${chance.word(4)}"\r\n\r\n${chance.word(40)}\r\n--x--`,
      )
  }
}
