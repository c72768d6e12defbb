import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PictureFileInput } from './picture-file-input.tsx'

it('hands on the picture, also the same one again, and no other kind of file', async () => {
  const onChoose = vi.fn<(file: File) => void>()
  render(<PictureFileInput ref={null} onChoose={onChoose} />)
  const input = screen.getByLabelText<HTMLInputElement>('Picture file')
  const picture = new File(['x'], 'soup.png', { type: 'image/png' })
  await userEvent.upload(input, picture)
  expect(input.value).toBe('')
  await userEvent.upload(input, picture)
  await userEvent.upload(input, new File(['x'], 'notes.txt', { type: 'text/plain' }))
  expect(onChoose.mock.calls.map(([file]) => file.name)).toEqual(['soup.png', 'soup.png'])
})
