import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { coverToDraw } from '#domain/recipes/cover/cover-to-draw.ts'
import { vocabularyQuery } from '../catalogue.ts'
import { Cover } from './cover.tsx'
import { noCovers, OwnCovers, type Covers } from './own-covers.ts'

const backend = 'https://backend.example'

function show(src: string, of?: number, covers: Covers = noCovers, srcSet?: string) {
  const client = new QueryClient()
  client.setQueryData(['backend config'], { url: backend })
  client.setQueryData(vocabularyQuery.queryKey, testVocabulary)
  const { container } = render(
    <QueryClientProvider client={client}>
      <OwnCovers value={covers}>
        <Cover src={src} srcSet={srcSet} {...(of !== undefined && { of })} className="of-a-card" />
      </OwnCovers>
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

const brought = '/storage/v1/object/public/pictures/a1/p.webp'

it('shows what somebody brought from the backend, in each size, and our covers from here', () => {
  const small = brought.replace('.webp', '.small.webp')
  const image = show(brought, undefined, noCovers, `${small} 640w, ${brought} 1600w`)()
  expect(image).toHaveAttribute('src', `${backend}${brought}`)
  expect(image).toHaveAttribute('srcset', `${backend}${small} 640w, ${backend}${brought} 1600w`)
  cleanup()
  expect(show('/covers/stew.webp')()).toHaveAttribute('src', '/covers/stew.webp')
})

it('shows a photo small on a card, and large where there is no small one', () => {
  const image = show(brought, 7)()
  expect(image).toHaveAttribute('src', backend + brought.replace('.webp', '.small.webp'))
  if (image !== null) fireEvent.error(image)
  expect(image).toHaveAttribute('src', backend + brought)
})

it('shows a recipe by the photo that its reader chose, and no other', () => {
  const chosen = { 7: brought.replace('/p.', '/mine.') }
  expect(show('/covers/leek-soup.webp', 7, chosen)()).toHaveAttribute(
    'src',
    backend + brought.replace('/p.', '/mine.small.'),
  )
  cleanup()
  expect(show('/covers/stew.webp', 8, chosen)()).toHaveAttribute('src', '/covers/stew.webp')
})
