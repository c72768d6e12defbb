import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { readOrder } from '#functions/import-recipe/read-order.ts'
import { stepBack } from '../processes/step-back.ts'

const orderSchema = z.union([
  z.object({ html: z.string(), address: z.string().nullable() }),
  z.object({ text: z.string() }),
])

stepBack()
parentPort?.postMessage(readOrder(orderSchema.parse(workerData)), [])
