import { parentPort, workerData } from 'node:worker_threads'
import { answerAlone } from '#domain/chat/answer-alone.ts'
import { askedInEnglish } from '#domain/chat/suggestions.ts'
import { readBuiltComposing } from '../dishes/built-catalogue.ts'
import { inLanguage } from '../language/speak.ts'
import { isChefOrder } from './chef-order.ts'

async function answer(): Promise<string> {
  if (!isChefOrder(workerData)) throw new Error('This is no question to the chef.')
  const { question, home, now, language } = workerData
  return inLanguage(language, async () =>
    answerAlone(askedInEnglish(question), home, await readBuiltComposing(), now),
  )
}

parentPort?.postMessage(await answer(), [])
