import { parentPort, workerData } from 'node:worker_threads'
import { answerAlone } from '#domain/chat/answer-alone.ts'
import { dishAsked, dishesAsked } from '#domain/chat/dishes-asked.ts'
import { askedInEnglish } from '#domain/chat/suggestions.ts'
import { readBuiltComposing } from '../dishes/built-catalogue.ts'
import { inLanguage } from '../language/speak.ts'
import { type ChefOrder, isChefOrder } from './chef-order.ts'

async function done(order: ChefOrder): Promise<unknown> {
  const book = await readBuiltComposing()
  const { now } = order
  switch (order.task) {
    case 'answer':
      return answerAlone(askedInEnglish(order.question), order.home, book, now)
    case 'compose':
      return dishesAsked(order.foods, order.home, book.composing, now)
    case 'find':
      return dishAsked(order.address, order.rules, book.composing)
  }
}

if (!isChefOrder(workerData)) throw new Error('This is nothing for the chef.')
const order = workerData
parentPort?.postMessage(await inLanguage(order.language, () => done(order)), [])
