import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { withGermanNames } from '#domain/ingredients/testing/german-names.ts'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { readTranslations } from '#languages/catalogues.ts'
import { StaplesEditor } from './staples-editor.tsx'

afterEach(() => findSpeakerBy(() => undefined))

/** What is often at home, as it stands on the page. */
function often(vocabulary: Vocabulary): string[] {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StaplesEditor owner={null} vocabulary={vocabulary} />
    </QueryClientProvider>,
  )
  const part = screen.getByRole('heading', { level: 3 }).parentElement
  return part === null
    ? []
    : within(part)
        .getAllByRole('button')
        .map((button) => button.lastChild?.textContent ?? '')
}

/** All that may be often at home. */
const allStaples: Vocabulary = {
  ...testVocabulary,
  ingredients: new Map(
    [...testVocabulary.ingredients].map(([id, each]) => [id, { ...each, staple: true }]),
  ),
}

it('names what is often at home by the alphabet', () => {
  const names = often(allStaples)
  expect(names.length).toBeGreaterThan(10)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
})

it('goes by the alphabet of the page’s language', () => {
  findSpeakerBy(() => ({ tag: 'de', translate: readTranslations('de') }))
  const names = often(withGermanNames(allStaples))
  expect(names).toContain('Zwiebel')
  expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare))
})
