import { expect, it } from 'vitest'
import { emptyDraft } from '#domain/recipes/draft.ts'
import { presentValues } from './present-values.ts'

const line = (...asked: Parameters<typeof presentValues>) =>
  presentValues(...asked)
    .map(({ text, isStated }) => (isStated ? text : `(${text})`))
    .join(' · ')

it('says what is stated, and names what is not', () => {
  const draft = emptyDraft('Pie')
  expect(line(draft, 'private')).toBe('(Servings) · (Time) · (Cuisine) · Only you')
  const more = {
    servings: 4,
    readyInMinutes: 90,
    activeMinutes: 90,
    cuisine: ['west-african'],
    tags: ['a', 'b'],
  }
  const source = { name: null, url: 'https://example.org/pie' }
  expect(line({ ...draft, ...more, source }, 'public')).toBe(
    'Serves 4 · 1 h 30 min · West African · 2 tags · From example.org · Everyone',
  )
})
