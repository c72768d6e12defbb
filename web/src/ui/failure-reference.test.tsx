import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { ErrorState } from './error-state.tsx'
import { FailureReference } from './failure-reference.tsx'

it('names what failed on our side, and says nothing where there is nothing to name', () => {
  let name: string | null = 'k3v9x0q2m7c1b8z4'
  const state = () => (
    <FailureReference value={() => name}>
      <ErrorState title="This could not be loaded" />
    </FailureReference>
  )
  const { unmount } = render(state())
  expect(screen.getByRole('alert')).toHaveTextContent(
    'If you write to us about it, name k3v9x0q2m7c1b8z4',
  )
  unmount()
  name = null
  render(state())
  expect(screen.getByRole('alert')).not.toHaveTextContent('If you write to us')
})
