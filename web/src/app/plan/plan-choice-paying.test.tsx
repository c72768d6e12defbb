import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { PlanChoice } from './plan-choice.tsx'
import { accessIn, ada, renderAt } from '../testing/render-app.tsx'

let answer: (offer: object) => void
beforeAll(() => {
  const file = new Promise<Response>((resolve) => {
    answer = (offer) => resolve(Response.json(offer))
  })
  vi.stubGlobal('fetch', () => file)
})
afterAll(() => vi.unstubAllGlobals())

it('says in the trial that a plan is charged at once, as soon as it is known that one can pay', async () => {
  renderAt('/subscription/pricing', <PlanChoice />, { user: ada, access: accessIn('trial') })
  expect(screen.getByText('$3.99')).toBeVisible()
  expect(screen.queryByText(/charged at once/)).toBeNull()
  answer({ url: 'http://larder.test', publicKey: 'key', features: { checkout: true } })
  expect(await screen.findByText(/charged at once/)).toBeVisible()
})
