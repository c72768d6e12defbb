import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { Reading } from './compare.ts'

const peerModule = z.object({
  parseIngredient: z.custom<(text: string) => unknown>((value) => typeof value === 'function'),
})
const peerLines = z
  .array(
    z.object({
      quantity: z.number().nullable(),
      unitOfMeasure: z.string().nullable(),
      description: z.string(),
    }),
  )
  .min(1)

/** The `parse-ingredient` package in a folder, as it comes. */
export async function loadPeer(folder: string): Promise<(text: string) => Reading> {
  const file = path.resolve(folder, 'dist/parse-ingredient.mjs')
  const { parseIngredient } = peerModule.parse(await import(pathToFileURL(file).href))
  return (text) => {
    const [line] = peerLines.parse(parseIngredient(text))
    return {
      quantity: line?.quantity ?? null,
      unit: line?.unitOfMeasure ?? null,
      unitText: null,
      pack: null,
      part: null,
      names: [line?.description ?? ''],
    }
  }
}
