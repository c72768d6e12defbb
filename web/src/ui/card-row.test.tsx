import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { CardRow } from './card-row.tsx'

it('arrow keys go from card to card, and stop at the ends', async () => {
  render(
    <CardRow title="Cooked lately" note="" place="w-40">
      {['Leek soup', 'Dal'].map((title) => (
        <article key={title}>
          <a href={`/${title}`}>{title}</a>
          <button type="button">Save {title}</button>
        </article>
      ))}
    </CardRow>,
  )
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'Save Leek soup' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('link', { name: 'Dal' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('link', { name: 'Dal' })).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('link', { name: 'Leek soup' })).toHaveFocus()
})

it('a page that is read from right to left goes on with the other arrow', async () => {
  document.dir = 'rtl'
  onTestFinished(() => {
    document.dir = ''
  })
  render(
    <CardRow title="Cooked lately" note="" place="w-40">
      {['Leek soup', 'Dal'].map((title) => (
        <a key={title} href={`/${title}`}>
          {title}
        </a>
      ))}
    </CardRow>,
  )
  const user = userEvent.setup()
  screen.getByRole('link', { name: 'Leek soup' }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('link', { name: 'Dal' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('link', { name: 'Leek soup' })).toHaveFocus()
})
