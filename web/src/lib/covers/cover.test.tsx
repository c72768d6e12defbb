import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { coverToDraw } from '#domain/recipes/cover/cover-to-draw.ts'
import { vocabularyQuery } from '../catalogue.ts'
import { Cover } from './cover.tsx'

function show(src: string) {
  const client = new QueryClient()
  client.setQueryData(vocabularyQuery.queryKey, testVocabulary)
  const { container } = render(
    <QueryClientProvider client={client}>
      <Cover src={src} className="of-a-card" />
    </QueryClientProvider>,
  )
  return () => container.querySelector('img')
}

it('shows an empty vessel until the dish is drawn', async () => {
  const toDraw = coverToDraw({ id: 100_003, title: 'Leek soup' }, [{ ingredient: 'leek' }])
  const image = show(toDraw)
  expect(image()).toHaveAttribute('src', toDraw)
  await waitFor(() => expect(image()?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/))
  expect(image()).toHaveAttribute('alt', '')
  expect(image()).toHaveClass('of-a-card')
})

it('leaves a photo as it is', () => {
  const image = show('/storage/v1/object/public/pictures/a.webp')
  expect(image()).toHaveAttribute('src', '/storage/v1/object/public/pictures/a.webp')
})
