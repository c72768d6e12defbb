import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { IngredientSearch } from './ingredient-search.tsx'

it('gives Escape first to what is typed, then to the dialog around it, also while it proposes', async () => {
  const closed: boolean[] = []
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Dialog open onOpenChange={(open) => closed.push(!open)} title="What is Eggs?">
        <IngredientSearch
          label="It is"
          vocabulary={testVocabulary}
          proposals={['onion', 'garlic']}
          marked={{ has: () => false, as: '' }}
          onChoose={() => undefined}
        />
      </Dialog>
    </QueryClientProvider>,
  )
  const field = await screen.findByRole('combobox', { name: 'It is' })
  expect(screen.getAllByRole('option')).toHaveLength(2)
  await userEvent.type(field, 'butt')
  await userEvent.keyboard('{Escape}')
  expect(field).toHaveValue('')
  expect(closed).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(closed).toEqual([true])
})
