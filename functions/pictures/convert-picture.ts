import { t } from '#domain/texts/t.ts'
import { Refusal } from '../http/refusal.ts'
import type { Codecs } from './codecs.ts'
import type { ConvertedPicture, PicturePurpose } from './picture-host.ts'
import type { PictureHeader } from './picture-header.ts'
import { readHeader } from './read-header.ts'
import { type Frame, type Pixels, shrink } from './shrink.ts'
import { isOnItsSide, turnUpright } from './turn.ts'

const mostPixels = 40_000_000
const avatarSide = 512
/** As wide as the widest column shows it on a sharp screen; a tall one is as large in all. */
const largest = { width: 1600, height: 2560 }
/** As a card shows it. */
const smallest = { width: 640, height: 1024 }

/** Before anything is unpacked. @throws Refusal 415 `picture_kind_unknown`, 422 `picture_too_large` */
export function checkPicture(bytes: Uint8Array): PictureHeader {
  const header = readHeader(bytes)
  if (header === undefined) {
    throw new Refusal(415, 'picture_kind_unknown', t('A picture is a JPEG, PNG or WebP file.'))
  }
  if (header.width * header.height > mostPixels) {
    throw new Refusal(422, 'picture_too_large', t('A picture has at most 40 megapixels.'))
  }
  return header
}

/**
 * A picture made anew from its pixels alone: upright, no larger than its purpose needs, as WebP, and small as well. An
 * avatar is the square in the middle. Nothing else of the file is left.
 *
 * @throws Refusal as `checkPicture`; 422 `picture_unreadable`
 */
export async function convertPicture(
  bytes: Uint8Array,
  purpose: PicturePurpose,
  codecs: Codecs,
): Promise<ConvertedPicture> {
  const { kind, orientation } = checkPicture(bytes)
  const pixels = await codecs.decode(bytes, kind).catch((): never => {
    throw new Refusal(
      422,
      'picture_unreadable',
      t('The picture cannot be read: it may be damaged.'),
    )
  })
  // The decoders must not have found another size than the one that was allowed.
  if (pixels.width * pixels.height > mostPixels) {
    throw new Refusal(422, 'picture_too_large', t('A picture has at most 40 megapixels.'))
  }
  if (purpose === 'avatar') {
    const portrait = turnUpright(asAvatar(pixels), orientation)
    return { webp: await codecs.encode(portrait), small: null }
  }
  const { width, height } = largest
  const within = isOnItsSide(orientation) ? { width: height, height: width } : largest
  const large = turnUpright(fitted(pixels, within), orientation)
  const webp = await codecs.encode(large)
  return { webp, small: await codecs.encode(fitted(large, smallest)) }
}

function asAvatar(pixels: Pixels): Pixels {
  const side = Math.min(pixels.width, pixels.height)
  const frame: Frame = {
    left: Math.floor((pixels.width - side) / 2),
    top: Math.floor((pixels.height - side) / 2),
    width: side,
    height: side,
  }
  const shown = Math.min(side, avatarSide)
  return shrink(pixels, frame, shown, shown)
}

/** All of a picture, made so small that it fits. */
function fitted(pixels: Pixels, within: { width: number; height: number }): Pixels {
  const { width, height } = pixels
  const scale = Math.min(1, within.width / width, within.height / height)
  const part = (length: number) => Math.max(1, Math.round(length * scale))
  return shrink(pixels, { left: 0, top: 0, width, height }, part(width), part(height))
}
