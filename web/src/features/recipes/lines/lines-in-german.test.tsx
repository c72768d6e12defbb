import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withGermanNames } from '#domain/ingredients/testing/german-names.ts'
import { matchLines } from '#domain/matching/match-recipe.ts'
import { calledHere, foodNamedIn } from '#domain/recipes/line-words.ts'
import { needOf, type RecipeLine } from '#domain/recipes/recipe.ts'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { readTranslations } from '#languages/catalogues.ts'
import { kitchenWith } from '../testing/kitchen.ts'
import { IngredientLines } from './ingredient-lines.tsx'

const speaker = { tag: 'de', translate: readTranslations('de') }
const line = (ingredient: string, amount: number, unit: string | null): RecipeLine => ({
  ingredient,
  name: ingredient,
  section: null,
  amount,
  amountMax: null,
  unit,
  note: null,
  us: null,
  optional: false,
})

beforeEach(() => findSpeakerBy(() => speaker))
afterEach(() => findSpeakerBy(() => undefined))

it('shows amounts, units and names in German, and what the pantry says of them', () => {
  const known = kitchenWith('egg')
  const kitchen = { ...known, vocabulary: withGermanNames(known.vocabulary) }
  const recipe = calledHere(
    {
      ingredients: [line('egg', 3, 'piece'), line('garlic', 2, 'clove'), line('onion', 1.5, 'kg')],
    },
    kitchen.vocabulary,
  )
  render(
    <IngredientLines
      lines={recipe.ingredients.map((each) => {
        const food = foodNamedIn(each, kitchen.vocabulary)
        const shown = { food, writtenFood: food, swap: null, options: [], gramsPerPiece: null }
        return { line: each, written: each, ...shown }
      })}
      scaling={{ factor: 1, system: 'metric' }}
      matched={{
        vocabulary: kitchen.vocabulary,
        swaps: kitchen.swaps,
        needs: matchLines({ title: 'Suppe', needs: recipe.ingredients.map(needOf) }, kitchen),
        short: [],
        onHave: () => undefined,
        onHaveNot: () => undefined,
        onBuy: () => undefined,
      }}
      tools={{}}
    />,
  )
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines[0]).toMatch(/3 Eier/)
  expect(lines[0]).toMatch(/zu Hause: Eier/)
  expect(lines[1]).toMatch(/2 Zehen Knoblauch/)
  expect(lines[2]).toMatch(/1,5 kg Zwiebeln/)
  expect(screen.getByText(/Es fehlen 2: Knoblauch und Zwiebeln/)).toBeDefined()
})
