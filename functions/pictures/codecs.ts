import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js'
import decodePng, { init as initPng } from '@jsquash/png/decode.js'
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js'
import encodeWebp, { init as initEncoder } from '@jsquash/webp/encode.js'
import { essentialPng } from './png-header.ts'
import type { PictureHeader } from './picture-header.ts'
import type { Pixels } from './shrink.ts'

/** The files that decode and encode, by their names as an import has them. */
export const codecFiles = {
  jpeg: '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  png: '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
  webp: '@jsquash/webp/codec/dec/webp_dec.wasm',
  // The one that its package chooses where the host knows SIMD, as all of ours do.
  encoder: '@jsquash/webp/codec/enc/webp_enc_simd.wasm',
} as const

/** Reads one of `codecFiles`. */
export type ReadWasm = (name: string) => Promise<Uint8Array>

export type Codecs = {
  /** Rejects with whatever the decoder says of a picture that it cannot read. */
  decode(bytes: Uint8Array, kind: PictureHeader['kind']): Promise<Pixels>
  encode(pixels: Pixels): Promise<Uint8Array>
}

const quality = 82

/** The decoders and the encoder, each begun from its bytes when first needed: so they run on any host. */
export function createCodecs(readWasm: ReadWasm): Codecs {
  const begin = {
    jpeg: once(async () => initJpeg({ wasmBinary: await readWasm(codecFiles.jpeg) })),
    png: once(async () => initPng(await readWasm(codecFiles.png))),
    webp: once(async () => initWebp({ wasmBinary: await readWasm(codecFiles.webp) })),
    encoder: once(async () => initEncoder({ wasmBinary: await readWasm(codecFiles.encoder) })),
  }
  return {
    async decode(bytes, kind) {
      await begin[kind]()
      if (kind === 'jpeg') return decodeJpeg(bufferOf(bytes))
      if (kind === 'png') return decodePng(bufferOf(essentialPng(bytes)))
      return decodeWebp(bufferOf(bytes))
    },
    async encode({ data, width, height }) {
      await begin.encoder()
      const picture = { data, width, height, colorSpace: 'srgb' as const }
      return new Uint8Array(await encodeWebp(picture, { quality }))
    },
  }
}

function once(begin: () => Promise<unknown>): () => Promise<unknown> {
  let begun: Promise<unknown> | undefined
  return () => (begun ??= begin())
}

/** Exactly these bytes: a view may stand in the middle of a larger buffer. */
function bufferOf(bytes: Uint8Array): ArrayBuffer {
  const copy = new Uint8Array(bytes.byteLength)
  copy.set(bytes)
  return copy.buffer
}
