import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
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
