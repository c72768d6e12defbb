import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ShownName, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { matchLines } from '#domain/matching/match-recipe.ts'
import { calledHere, foodNamedIn } from '#domain/recipes/line-words.ts'
import { needOf, type RecipeLine } from '#domain/recipes/recipe.ts'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { kitchenWith } from '../testing/kitchen.ts'
import { IngredientLines } from './ingredient-lines.tsx'

const british: Readonly<Record<string, ShownName>> = {
  eggplant: { one: 'aubergine', many: 'aubergines' },
  'canned-tomato': { one: 'tinned tomato', many: 'tinned tomatoes' },
}

function inBritain(vocabulary: Vocabulary): Vocabulary {
  const foods = [...vocabulary.ingredients].map(([id, food]) => {
    const shown = british[id]
    return [id, shown === undefined ? food : { ...food, shown }] as const
  })
  return { ...vocabulary, ingredients: new Map(foods) }
}

beforeEach(() => findSpeakerBy(() => ({ tag: 'en-GB', translate: () => undefined })))
afterEach(() => findSpeakerBy(() => undefined))

it('calls foods by their British names, with English words and plurals', () => {
  const known = kitchenWith('egg')
  const kitchen = { ...known, vocabulary: inBritain(known.vocabulary) }
  const line = (ingredient: string, amount: number, unit: string | null): RecipeLine => ({
    ingredient,
    name: known.vocabulary.ingredients.get(ingredient)?.name ?? ingredient,
    section: null,
    amount,
    amountMax: null,
    unit,
    note: null,
    us: null,
    optional: false,
  })
  const recipe = calledHere(
    {
      ingredients: [
        line('egg', 3, 'piece'),
        line('eggplant', 2, 'piece'),
        line('canned-tomato', 2, 'can'),
        line('lemon', 1.5, 'kg'),
      ],
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
        needs: matchLines({ title: 'Soup', needs: recipe.ingredients.map(needOf) }, kitchen),
        short: [],
        onHave: () => undefined,
        onHaveNot: () => undefined,
        onBuy: () => undefined,
      }}
      tools={{}}
    />,
  )
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines[0]).toMatch(/3 eggs/)
  expect(lines[1]).toMatch(/2 aubergines/)
  expect(lines[2]).toMatch(/2 tins tomatoes/)
  expect(lines[3]).toMatch(/1.5 kg lemons/)
  expect(screen.getByText(/missing 3: aubergine, tinned tomato and lemon/i)).toBeDefined()
})
