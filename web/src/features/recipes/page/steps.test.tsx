import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { fallbackRecipe, type Recipe } from '#domain/recipes/recipe.ts'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { readTranslations } from '#languages/catalogues.ts'
import { Steps } from './steps.tsx'

const soup: Recipe = {
  ...fallbackRecipe(7),
  isFallback: false,
  title: 'Soupe',
  writtenTitle: 'Soup',
  instructions: ['Add 2 tablespoons oil.'],
  tip: 'Wait.',
  storage: 'Keeps 3 days.',
}
const quiet = 'Ces étapes ne sont pour l’instant qu’en anglais.'

function show(recipe: Recipe, notes: readonly string[] = []) {
  render(
    <Steps
      recipe={recipe}
      steps={(recipe.instructions ?? []).map((text) => ({ text, notes }))}
      scaling={{ factor: 2, system: 'metric' }}
      counted={[]}
    />,
  )
}
const speakFrench = () => findSpeakerBy(() => ({ tag: 'fr', translate: readTranslations('fr') }))
const langOf = (text: RegExp | string) =>
  screen.getByText(text).closest('[lang]')?.getAttribute('lang')

afterEach(() => findSpeakerBy(() => undefined))

it('says once that the steps are in English, and marks them, the tip and how it keeps as such', () => {
  speakFrench()
  show(soup, ['Sans le persil.'])
  expect(screen.getAllByText(quiet)).toHaveLength(1)
  expect(screen.getByRole('list')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('4 tablespoons')).toBeInTheDocument()
  expect([langOf('Wait.'), langOf('Keeps 3 days.'), langOf('Sans le persil.')]).toEqual([
    'en',
    'en',
    'fr',
  ])
  expect(screen.getByText('Une astuce')).not.toHaveAttribute('lang')
})

it.each([
  ['translated steps', { writtenSteps: soup.instructions ?? [] }],
  ['what a cook wrote, in whichever language', { id: 100_001 }],
])('says nothing of %s', (_, change) => {
  speakFrench()
  show({ ...soup, ...change })
  expect(screen.queryByText(quiet)).toBeNull()
  expect(screen.getByRole('list')).not.toHaveAttribute('lang')
})

it('says nothing in English', () => {
  show(soup)
  expect(screen.queryByText(/in English/)).toBeNull()
  expect(screen.getByRole('list')).not.toHaveAttribute('lang')
})
