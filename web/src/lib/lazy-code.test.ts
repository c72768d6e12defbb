import { expect, it } from 'vitest'
import { lazyCode } from './lazy-code.ts'

const inAnotherTask = () => new Promise((resolve) => setTimeout(resolve))

it('goes on in the same task once the code is there', async () => {
  let loads = 0
  const { code } = lazyCode(async () => {
    loads += 1
    await inAnotherTask()
    return 'code'
  })
  expect(await code()).toBe('code')

  let used = ''
  async function use() {
    used = await code()
  }
  void use()
  await Promise.resolve()
  expect({ used, loads }).toEqual({ used: 'code', loads: 1 })
})

it('asks again where the code could not be fetched', async () => {
  let isDown = true
  const { code } = lazyCode(async () => {
    await inAnotherTask()
    if (isDown) throw new Error('No network')
    return 'code'
  })
  await expect(code()).rejects.toThrow('No network')
  isDown = false
  expect(await code()).toBe('code')
})
