import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { noPackages, type Packages } from '#domain/ingredients/packages.ts'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { pantryEntries } from '#domain/pantry/pantry-entries.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { foodNamedIn } from '#domain/recipes/line-words.ts'
import type { RecipeLine } from '#domain/recipes/recipe.ts'
import type { UnitSystem } from '#domain/recipes/scale.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import type { Wanted } from '#domain/shopping/shortfall.ts'
import { IngredientLines } from '#web/features/recipes/lines/ingredient-lines.tsx'
import { ServingsControl } from '#web/features/recipes/page/servings-control.tsx'
import { matchShownLines, perhapsTooLittle } from './use-recipe-lines.ts'
import { whatIsShort } from './what-is-short.ts'

const at = new Date(0)
const item = (ingredient: string, quantity: number | null, unit = 'piece'): PantryItem => ({
  id: ingredient,
  name: ingredient,
  category: 'Other',
  quantity,
  unit,
  ingredient,
  typedAs: null,
  status: 'have',
  stockedAt: at,
  createdAt: at,
})
const line = (ingredient: string, amount: number | null, unit: string | null): RecipeLine => ({
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

interface Given {
  lines: readonly RecipeLine[]
  pantry: readonly PantryItem[]
  system?: UnitSystem
  packages?: Packages
}

/** A recipe for two. */
function show({ lines, pantry, system = 'metric', packages = noPackages }: Given) {
  const onBuy = vi.fn<(wanted: readonly Wanted[]) => void>()
  const kitchen = prepareKitchen(
    pantryEntries(pantry, testVocabulary, at),
    [],
    testVocabulary,
    noRules,
  )
  const shown = lines.map((each) => ({
    line: each,
    written: each,
    swap: null,
    options: [],
    food: foodNamedIn(each, testVocabulary),
    writtenFood: null,
    gramsPerPiece: null,
  }))
  const needs = matchShownLines({ title: 'Dish' }, shown, kitchen)
  function Page() {
    const [servings, setServings] = useState(2)
    const scaling = { factor: servings / 2, system }
    const short = whatIsShort(shown, needs, kitchen, scaling, packages)
    return (
      <>
        <ServingsControl
          {...{ servings, system, notes: [] }}
          base={2}
          mayScale
          onChange={setServings}
          onSystem={() => undefined}
        />
        <IngredientLines
          lines={shown}
          scaling={scaling}
          matched={{
            vocabulary: kitchen.vocabulary,
            swaps: kitchen.swaps,
            needs,
            short: short.words,
            onHave: () => undefined,
            onHaveNot: () => undefined,
            onBuy: (missing) =>
              onBuy([...missing, ...perhapsTooLittle(shown, needs, short.isKnown), ...short.toBuy]),
          }}
          tools={{}}
        />
      </>
    )
  }
  render(<Page />)
  return onBuy
}

it('says live what is short while servings change, and never that one has everything then', async () => {
  show({
    lines: [line('egg', 2, 'piece'), line('flour', 200, 'g')],
    pantry: [item('egg', 3), item('flour', 1, 'kg')],
  })
  expect(screen.getByText('You have everything.')).toBeDefined()
  expect(screen.queryByText(/have \d/)).toBeNull()
  const more = screen.getByRole('button', { name: /more/i })
  await userEvent.click(more)
  expect(screen.getByText('You have everything.')).toBeDefined()
  await userEvent.click(more)
  expect(screen.getByText('have 3 of 4')).toBeDefined()
  expect(screen.getByText('Nothing is missing. Not quite enough of 1: egg.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /fewer|less/i }))
  expect(screen.getByText('You have everything.')).toBeDefined()
})

it('puts what is short on the list, and only the difference', async () => {
  const onBuy = show({
    lines: [
      line('egg', 3, 'piece'),
      line('butter', 100, 'g'),
      line('milk', 1, 'cup'),
      line('onion', 1, null),
    ],
    pantry: [item('egg', 1), item('butter', 95, 'g'), item('milk', null)],
  })
  expect(screen.getByText('Missing 1: onion. Not quite enough of 1: egg.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Put them on the shopping list' }))
  expect(onBuy.mock.calls[0]?.[0]).toMatchObject([
    { ingredient: 'onion', amount: 1 },
    // Whether there is enough of it is not known; who buys looks.
    { ingredient: 'milk', amount: 1, unit: 'cup' },
    { ingredient: 'egg', amount: 2, unit: 'piece' },
  ])
})

it('offers to buy what is short where nothing is missing', async () => {
  const onBuy = show({ lines: [line('egg', 3, 'piece')], pantry: [item('egg', 1)] })
  await userEvent.click(screen.getByRole('button', { name: 'Put it on the shopping list' }))
  expect(onBuy).toHaveBeenCalledWith([{ ingredient: 'egg', amount: 2, unit: 'piece' }])
})

it('speaks in the measures that the lines are shown in', () => {
  show({ lines: [line('flour', 1000, 'g')], pantry: [item('flour', 0.45, 'kg')], system: 'us' })
  expect(screen.getByText('have 1 lb of 2¼ lb')).toBeDefined()
})

it('says nothing of the lines of a recipe that is closed', () => {
  show({ lines: [line('egg', null, null)], pantry: [item('egg', 1)] })
  expect(screen.getByText('You have everything.')).toBeDefined()
  expect(screen.queryByText(/have \d/)).toBeNull()
  expect(screen.queryByText(/shopping list/)).toBeNull()
})

describe('a can', () => {
  const packages: Packages = new Map([['canned-tomato', { can: { quantity: 400, unit: 'g' } }]])

  it('counts as what it holds', () => {
    const pantry = [item('canned-tomato', 1, 'can')]
    show({ lines: [line('canned-tomato', 1, 'kg')], pantry, packages })
    expect(screen.getByText('have about 0.4 kg of 1 kg')).toBeDefined()
  })

  it('is bought whole', async () => {
    const pantry = [item('canned-tomato', 600, 'g')]
    const onBuy = show({ lines: [line('canned-tomato', 2, 'can')], pantry, packages })
    await userEvent.click(screen.getByRole('button', { name: /shopping list/ }))
    expect(onBuy).toHaveBeenCalledWith([{ ingredient: 'canned-tomato', amount: 1, unit: 'can' }])
  })
})
