/** Samples a second: enough for the notes of the ring, and little for an hour of silence. */
const rate = 8000
const silence = 128
const headerBytes = 44

const notes = [
  { pitch: 880, from: 0 },
  { pitch: 1174.7, from: 0.18 },
  { pitch: 1396.9, from: 0.36 },
] as const
const noteSeconds = 0.5

/** Three rising notes and a pause, of `seconds` in all. */
function ring(seconds: number): Uint8Array<ArrayBuffer> {
  const samples = new Float32Array(seconds * rate)
  for (const { pitch, from } of notes) {
    const start = Math.round(from * rate)
    for (let index = 0; index < noteSeconds * rate; index += 1) {
      const at = index / rate
      const place = start + index
      samples[place] =
        (samples[place] ?? 0) + Math.sin(2 * Math.PI * pitch * at) * Math.exp(-9 * at)
    }
  }
  return Uint8Array.from(samples, (sample) => silence + Math.round(sample * 60))
}

function header(dataBytes: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  const [pcm, mono, bits] = [1, 1, 8]
  write(0, 'RIFF')
  view.setUint32(4, headerBytes - 8 + dataBytes, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, pcm, true)
  view.setUint16(22, mono, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, mono, true)
  view.setUint16(34, bits, true)
  write(36, 'data')
  view.setUint32(40, dataBytes, true)
  return bytes
}

const minute = 60
/** Made once: a recording of an hour holds it sixty times without being larger for it. */
let silentMinute: Blob | undefined

interface RingTrack {
  /** Milliseconds before it rings. */
  silentFor: number
  rings: number
  /** Seconds from one ring to the next. */
  ringEvery: number
}

/**
 * A recording (WAV) that is silent and then rings. A phone plays it to its end with the screen locked, where the
 * page's own clock may stand still.
 */
export function ringTrack({ silentFor, rings, ringEvery }: RingTrack): Blob {
  const seconds = Math.max(0, silentFor) / 1000
  const minutes = Math.floor(seconds / minute)
  const rest = new Uint8Array(Math.round((seconds - minutes * minute) * rate)).fill(silence)
  silentMinute ??= new Blob([new Uint8Array(minute * rate).fill(silence)])
  const once = new Blob([ring(ringEvery)])
  const data = new Blob([
    ...Array.from({ length: minutes }, () => silentMinute ?? ''),
    rest,
    ...Array.from({ length: rings }, () => once),
  ])
  return new Blob([header(data.size), data], { type: 'audio/wav' })
}
