import { parentPort, workerData } from 'node:worker_threads'
import { answerAlone } from '#domain/chat/answer-alone.ts'
import { readBuiltComposing } from '../dishes/built-catalogue.ts'
import { isChefOrder } from './chef-order.ts'

async function answer(): Promise<string> {
  if (!isChefOrder(workerData)) throw new Error('This is no question to the chef.')
  const { question, home, now } = workerData
  return answerAlone(question, home, await readBuiltComposing(), now)
}

parentPort?.postMessage(await answer(), [])
