import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { Refusal } from '#functions/http/refusal.ts'
import { createCodecs } from '#functions/pictures/codecs.ts'
import { convertPicture } from '#functions/pictures/convert-picture.ts'
import { picturePurposes } from '#functions/pictures/picture-host.ts'
import type { WorkerAnswer } from './convert-in-worker.ts'

const { resolve } = createRequire(import.meta.url)
const codecs = createCodecs((name) => readFile(resolve(name)))

const orderSchema = z.object({
  picture: z.instanceof(Uint8Array),
  purpose: z.enum(picturePurposes),
})

async function answer(): Promise<WorkerAnswer> {
  const { picture, purpose } = orderSchema.parse(workerData)
  try {
    return await convertPicture(picture, purpose, codecs)
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    const { status, code, message } = thrown
    return { refusal: { status, code, message } }
  }
}

parentPort?.postMessage(await answer(), [])
