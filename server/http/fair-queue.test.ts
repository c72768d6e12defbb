import { expect, test } from 'vitest'
import { createFairQueue, WaitedTooLong } from './fair-queue.ts'

const calm = new AbortController().signal

/** Enters, and notes the name when the turn comes. */
function recorder(limits: Parameters<typeof createFairQueue>[0]) {
  const queue = createFairQueue(limits)
  const began: string[] = []
  const enter = async (sender: string, name: string, signal = calm) => {
    const leave = await queue.enter(sender, signal)
    began.push(name)
    return leave
  }
  return { enter, began }
}

/** Ends their turns, one after the other: nobody waits on when the test is over. */
async function endTurns(turns: readonly Promise<() => void>[]): Promise<void> {
  for (const turn of turns) {
    const leave = await turn
    leave()
  }
}

/** Until all promises that can go on have gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('one sender has a part of it, however much they want', async () => {
  const { enter, began } = recorder({ atOnce: 3, ofOne: 2, patience: 60_000 })
  const first = await enter('flood', 'f1')
  const others = ['f2', 'f3', 'f4'].map((name) => enter('flood', name))
  await enter('cook', 'c1')
  await settled()
  expect(began).toEqual(['f1', 'f2', 'c1'])
  first()
  await settled()
  expect(began).toEqual(['f1', 'f2', 'c1', 'f3'])
  await endTurns(others)
})

test('those who wait take turns', async () => {
  const { enter, began } = recorder({ atOnce: 1, ofOne: 1, patience: 60_000 })
  const leave = await enter('flood', 'f1')
  const others = [enter('flood', 'f2'), enter('flood', 'f3'), enter('cook', 'c1')]
  leave()
  await settled()
  const inTurn = async (each: Promise<() => void>) => (await each)()
  await Promise.all(others.map(inTurn))
  expect(began).toEqual(['f1', 'c1', 'f2', 'f3'])
})

test('what waits too long, or goes away, leaves the line', async () => {
  const { enter, began } = recorder({ atOnce: 1, ofOne: 1, patience: 30 })
  const leave = await enter('flood', 'f1')
  await expect(enter('flood', 'f2')).rejects.toBeInstanceOf(WaitedTooLong)
  const gone = new AbortController()
  const waiting = enter('cook', 'c1', gone.signal)
  gone.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  leave()
  await enter('cook', 'c2')
  expect(began).toEqual(['f1', 'c2'])
})

test('a turn that ends twice gives one place back', async () => {
  const { enter, began } = recorder({ atOnce: 1, ofOne: 1, patience: 60_000 })
  const leave = await enter('a', 'a1')
  const second = enter('b', 'b1')
  leave()
  leave()
  await second
  const third = enter('c', 'c1')
  await settled()
  expect(began).toEqual(['a1', 'b1'])
  await endTurns([second, third])
})
