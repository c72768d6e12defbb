import { readFile } from 'node:fs/promises'
import { createCodecs } from '#functions/pictures/codecs.ts'
import { convertPicture } from '#functions/pictures/convert-picture.ts'
import type { PictureHost } from '#functions/pictures/picture-host.ts'

/** `npm run build` lays the decoders there, and config.toml takes them along. */
const folder = new URL('../pictures/codecs/', import.meta.url)

const codecs = createCodecs((name) =>
  readFile(new URL(name.slice(name.lastIndexOf('/') + 1), folder)),
)

export const convert: PictureHost['convert'] = (picture, purpose) =>
  convertPicture(picture, purpose, codecs)
