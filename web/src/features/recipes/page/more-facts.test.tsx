import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { RecipeLine } from '#domain/recipes/recipe.ts'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { readTranslations } from '#languages/catalogues.ts'
import type { ShownLine } from '../lines/line-matches.ts'
import { MoreFacts } from './more-facts.tsx'

afterEach(() => findSpeakerBy(() => undefined))

function lineOf(ingredient: string | null, name: string, uses?: readonly string[]): ShownLine {
  const line: RecipeLine = {
    ingredient,
    name,
    section: null,
    amount: null,
    amountMax: null,
    unit: null,
    note: null,
    us: null,
    optional: false,
  }
  const swap =
    uses === undefined
      ? null
      : { need: name, uses, ratio: 1, quality: 1, context: null, diets: [], freeOf: [], note: '' }
  return {
    line,
    written: line,
    swap,
    options: [],
    food: null,
    writtenFood: null,
    gramsPerPiece: null,
  }
}
const onion = lineOf('onion', 'onion')

interface Dish {
  storage?: string | null
  steps?: readonly string[] | null
  lines?: readonly ShownLine[]
}
function factsOf({ storage = null, steps = [], lines = [onion] }: Dish): string[] {
  const { container, unmount } = render(
    <MemoryRouter>
      <MoreFacts
        recipe={{ id: 100_001, storage, instructions: steps, servings: 4 }}
        vocabulary={undefined}
        facts={null}
        servings={4}
        isOpen
        lines={lines}
      />
    </MemoryRouter>,
  )
  // Of what a person wrote nobody claims that it was checked.
  expect(container.textContent).not.toContain('checked')
  const texts = [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  unmount()
  return texts
}

test('each fact has its name, in a list that a screen reader reads as such', () => {
  render(
    <MemoryRouter>
      <MoreFacts
        recipe={{
          id: 12,
          storage: '3 days in the fridge, 3 months in the freezer without the almonds.',
          instructions: ['Heat the oven to 200 °C (400 °F).', 'Blend it.'],
          servings: 4,
        }}
        vocabulary={undefined}
        facts={null}
        servings={4}
        isOpen
        lines={[onion, lineOf('red-wine', 'red wine')]}
      />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Contains alcohol: ',
    'You need: ',
    'Keeps: ',
  ])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'red wine. Cooking leaves a part of it.',
    'oven and blender',
    '3 days in the fridge · 3 months in the freezer, without the almonds',
  ])
  expect(
    screen.getByText(/^Last checked November 21, 2026: read against .* not cooked/),
  ).toBeVisible()
})

test.each([
  ['The sauce keeps 3 days in the fridge.', 'only in part, see “Keeping it”'],
  ['Made to be eaten at once.', 'less than a day, so eat it fresh'],
  ['1 day in the fridge. It does not freeze.', '1 day in the fridge · not in the freezer'],
  ['2 weeks in a closed tin.', '2 weeks at room temperature'],
  ['A week in the fridge.', '1 week in the fridge'],
  ['They freeze well.', 'in the freezer, too'],
])('%s', (storage, words) => {
  expect(factsOf({ storage })).toEqual([`Keeps: ${words}`])
})

test('nothing is shown of what nobody knows, and of what is locked', () => {
  expect(factsOf({})).toEqual([])
  expect(factsOf({ storage: 'Toast it again.', steps: ['Fry it.'] })).toEqual([])
  expect(factsOf({ steps: null })).toEqual([])
})

test('what is needed is read from the English steps of a translated recipe', () => {
  render(
    <MemoryRouter>
      <MoreFacts
        recipe={{
          id: 12,
          storage: null,
          instructions: ['Den Backofen auf 200 °C vorheizen.'],
          writtenSteps: ['Heat the oven to 200 °C (400 °F).'],
          servings: 4,
        }}
        vocabulary={undefined}
        facts={null}
        servings={4}
        isOpen
        lines={[onion]}
      />
    </MemoryRouter>,
  )
  expect(screen.getByRole('definition')).toHaveTextContent('oven')
})

test('alcohol is named by its foods; an extract and what varies stand apart', () => {
  const wines = [lineOf('mirin', 'mirin'), lineOf('sake', 'sake'), lineOf('mirin', 'mirin')]
  expect(factsOf({ lines: wines })).toEqual([
    'Contains alcohol: mirin and sake. Cooking leaves a part of it.',
  ])
  expect(factsOf({ lines: [lineOf('vanilla-extract', 'vanilla extract')] })).toEqual([
    'A little alcohol: vanilla extract',
  ])
  expect(factsOf({ lines: [lineOf('kombucha', 'kombucha')] })).toEqual([
    'Perhaps alcohol: kombucha. Check the label.',
  ])
})

test('what brewing leaves in soy sauce and miso is said last, and small', () => {
  const lines = [lineOf('soy-sauce', 'soy sauce'), lineOf('miso', 'miso'), lineOf('rum', 'rum')]
  expect(factsOf({ lines })).toEqual([
    'Contains alcohol: rum. Cooking leaves a part of it.',
    'Brewed: soy sauce and miso may hold up to about 2% alcohol.',
  ])
})

test('a food that nobody has read is not called free of it', () => {
  expect(factsOf({ lines: [onion, lineOf(null, 'grandma’s punch')] })).toEqual([
    'Not known to be free of alcohol: grandma’s punch',
  ])
})

test('a swap brings alcohol with it or takes it away, and so does leaving out', () => {
  expect(factsOf({ lines: [lineOf('white-wine', 'white wine', ['vegetable-stock'])] })).toEqual([])
  expect(factsOf({ lines: [lineOf('white-wine', 'white wine', [])] })).toEqual([])
  expect(factsOf({ lines: [lineOf('vegetable-stock', 'stock', ['dry-vermouth'])] })).toEqual([
    'Contains alcohol: dry vermouth. Cooking leaves a part of it.',
  ])
})

test('how it keeps is read from the English beside a translation, and said in its language', () => {
  findSpeakerBy(() => ({ tag: 'de', translate: readTranslations('de') }))
  render(
    <MemoryRouter>
      <MoreFacts
        recipe={{
          id: 100_001,
          storage: '3 Tage im Kühlschrank. 3 Monate im Gefrierfach ohne die Mandeln.',
          writtenStorage: '3 days in the fridge. 3 months in the freezer without the almonds.',
          instructions: [],
          servings: 4,
        }}
        vocabulary={undefined}
        facts={null}
        servings={4}
        isOpen
        lines={[onion]}
      />
    </MemoryRouter>,
  )
  expect(screen.getByRole('definition')).toHaveTextContent(
    '3 Tage im Kühlschrank · 3 Monate im Gefrierfach, nur zum Teil, siehe „Aufbewahren“',
  )
})
