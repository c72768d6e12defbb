import { expect, test } from 'vitest'
import { removeAsCook } from './remove-as-cook.ts'

const removal = () => {
  const headers: string[] = []
  return {
    headers,
    setHeader: (name: string, value: string) => headers.push(`${name}: ${value}`),
    throwOnError: () => Promise.resolve(),
  }
}
const flat = { kitchen: 'flat-2', epoch: '7' }
const left = (...data: object[]) => ({ data })

test('who may remove nothing where several cook is told so', async () => {
  const removing = removal()
  const stillThere = () => Promise.resolve(left({ id: 'rice' }))
  await expect(removeAsCook(removing, stillThere, flat)).rejects.toMatchObject({
    code: 'cook_required',
  })
  expect(removing.headers).toEqual(['larder-membership: flat-2.7'])
})

test('what is gone is gone', async () => {
  await expect(
    removeAsCook(removal(), () => Promise.resolve(left()), flat),
  ).resolves.toBeUndefined()
})

test('who cooks alone is asked nothing', async () => {
  const asked = () => {
    throw new Error('asked')
  }
  const alone = { kitchen: 'ada-1', epoch: null }
  await expect(removeAsCook(removal(), asked, alone)).resolves.toBeUndefined()
})
