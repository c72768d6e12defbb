import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { useLacked, useOwned } from '../kitchen/use-lacked.ts'
import { renderAt } from '../testing/render-app.tsx'
import { KitchenLacks } from './kitchen-lacks.tsx'

function Row() {
  return <KitchenLacks owner={null} lacked={useLacked(null)} owned={useOwned(null)} leftOut={7} />
}
const question = () => screen.queryByRole('region', { name: 'In your kitchen?' })
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => localStorage.clear())

it('is asked once, and kept on the device of a visitor', async () => {
  const first = renderAt('/', <Row />)
  await tap('No oven in the kitchen')
  await waitFor(() =>
    expect(screen.getByText(/^Left out/)).toHaveTextContent(
      'Left out: what needs an oven (7 recipes)',
    ),
  )
  // Of the other it is not known yet.
  expect(question()).toHaveTextContent('blender')
  await tap('Yes, all')
  expect(question()).toBeNull()
  first.unmount()

  renderAt('/', <Row />)
  expect(question()).toBeNull()
  await tap('I have an oven')
  await waitFor(() => expect(screen.queryByText(/^Left out/)).toBeNull())
  expect(question()).toBeNull()
})

it('asks who has no stove what cooks instead, and keeps it', async () => {
  const first = renderAt('/', <Row />)
  expect(screen.queryByRole('button', { name: 'I have a microwave' })).toBeNull()
  await tap('No stove in the kitchen')
  await tap('I have a microwave')
  const microwave = () => screen.queryByRole('button', { name: 'I have a microwave' })
  await waitFor(() => expect(microwave()).toBeNull())
  first.unmount()

  renderAt('/', <Row />)
  expect(microwave()).toBeNull()
  expect(screen.getByRole('button', { name: 'I have an air fryer' })).toBeVisible()
})

it('asks for a second pot or pan, and says what is left out without one', async () => {
  renderAt('/', <Row />)
  expect(question()).toHaveTextContent('second pot or pan')
  await tap('No second pot or pan in the kitchen')
  await waitFor(() =>
    expect(screen.getByText(/^Left out/)).toHaveTextContent(
      'Left out: what needs a second pot or pan (7 recipes)',
    ),
  )
  // Nothing cooks in its place.
  expect(screen.queryByRole('button', { name: 'I have a microwave' })).toBeNull()
  await tap('I have a second pot or pan')
  await waitFor(() => expect(screen.queryByText(/^Left out/)).toBeNull())
})

it('leaves nothing out where all is there', async () => {
  renderAt('/', <Row />)
  await tap('Yes, all')
  expect(question()).toBeNull()
  expect(screen.queryByText(/^Left out/)).toBeNull()
})
