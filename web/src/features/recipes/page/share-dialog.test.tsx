import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ShareDialog } from './share-dialog.tsx'

const url = 'https://larder.example/recipe/8?servings=6'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

async function open(more: Partial<Parameters<typeof ShareDialog>[0]> = {}) {
  const user = userEvent.setup()
  render(<ShareDialog title="Pancakes" url={url} isPremium={false} onClose={() => {}} {...more} />)
  await screen.findByRole('dialog', { name: 'Share this recipe' })
  return user
}

test('the link is copied, and it is said', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(url)
  expect(screen.getByRole('status')).toHaveTextContent('The link is copied.')
  expect(screen.getByRole('button', { name: 'Copied' })).toHaveFocus()
  expect(screen.getByAltText('QR code with the link')).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/svg\+xml,/),
  )
  expect(screen.queryByRole('button', { name: 'Send with an app' })).toBeNull()
})

test('where nothing may be copied the link is selected', async () => {
  const user = await open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(screen.getByRole('status')).toHaveTextContent('The link is selected above')
  const field = screen.getByLabelText<HTMLInputElement>('Link')
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, url.length])
})

test('a device with a share sheet is asked to show it; closing it is no failure', async () => {
  const share = vi.fn<() => Promise<void>>()
  share.mockRejectedValue(new DOMException('closed', 'AbortError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Send with an app' }))
  expect(share).toHaveBeenCalledWith({ title: 'Pancakes', url })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('who cannot open the link is said, and that it can be changed', async () => {
  const onMakePublic = vi.fn<() => void>()
  const user = await open({ limited: { to: 'nobody', onMakePublic } })
  expect(screen.getByText(/This recipe is private/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Make it public' }))
  expect(onMakePublic).toHaveBeenCalledOnce()
})
