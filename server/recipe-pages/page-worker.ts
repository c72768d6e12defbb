import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { readOrder } from '#functions/import-recipe/read-order.ts'

const orderSchema = z.union([
  z.object({ html: z.string(), address: z.string().nullable() }),
  z.object({ text: z.string() }),
])

parentPort?.postMessage(readOrder(orderSchema.parse(workerData)), [])
