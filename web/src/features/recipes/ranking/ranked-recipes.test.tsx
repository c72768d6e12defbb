import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { rarityWeights } from '#domain/matching/weights.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { RankedRecipes } from './ranked-recipes.tsx'
import { kitchenWith, recipeOf } from '../testing/kitchen.ts'

const recipes = [
  recipeOf(1, 'Custard', 'egg', 'milk'),
  recipeOf(2, 'Pasta', 'egg', 'cream', 'chicken-breast'),
  recipeOf(3, 'Gratin', 'egg', 'cheese', 'lemon'),
]

function Address() {
  return <p data-testid="search">{useLocation().search}</p>
}

interface Shown {
  kitchen: Kitchen
  found?: readonly RecipeCard[]
  held?: readonly RecipeCard[]
}

const waysOut = (hidden: readonly RecipeCard[]) => (
  <a href="/settings">Past the settings of {hidden.length}</a>
)

function Screen({ kitchen, found = recipes, held = [] }: Shown) {
  return (
    <RankedRecipes
      recipes={found}
      held={held}
      kitchen={kitchen}
      weightOf={rarityWeights([...found, ...held])}
      corner={() => null}
      waysOut={waysOut}
    />
  )
}

function show(shown: Shown, path = '/') {
  const at = (now: Shown) => (
    <MemoryRouter initialEntries={[path]}>
      <Screen {...now} />
      <Address />
    </MemoryRouter>
  )
  const { rerender, unmount } = render(at(shown))
  return { unmount, change: (now: Shown) => rerender(at(now)) }
}

const card = (title: string) => {
  const article = screen.getByRole('link', { name: title }).closest('article')
  if (article === null) throw new Error(`${title} is on no card`)
  return within(article)
}

it('says on each card what is used, missing, swapped and to be checked', () => {
  show({ kitchen: kitchenWith('egg', 'milk', 'coconut-milk', 'chicken') })
  expect(card('Custard').getByRole('button').textContent).toContain('uses 2, nothing missing')
  expect(card('Gratin').getByRole('button').textContent).toContain(
    'uses 1, missing 2: cheese and lemon',
  )
  expect(card('Pasta').getByRole('button').textContent).toContain(
    'swap: coconut milk for cream · check: chicken for chicken breasts',
  )
})

it('says why, need by need, until Escape closes it', async () => {
  const user = userEvent.setup()
  show({ kitchen: kitchenWith('egg', 'coconut-milk', 'chicken-thigh') })
  const why = card('Pasta').getByRole('button', { name: /why/i })
  await user.click(why)
  expect(why.getAttribute('aria-expanded')).toBe('true')
  const list = await screen.findByRole('group', { name: 'Why: Pasta' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual([
    expect.stringContaining('Eggs have: you have eggs'),
    expect.stringContaining('⇄Cream swap: use coconut milk instead'),
    expect.stringContaining('Chicken breasts missing: you have no chicken breasts'),
  ])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: 'Why: Pasta' })).toBeNull()
  expect(document.activeElement).toBe(why)
})

it('keeps the order in the address, and reads out what it means', async () => {
  const user = userEvent.setup()
  show({ kitchen: kitchenWith('egg', ['milk', 9]) }, '/?mode=quickest')
  const order = screen.getByRole('combobox', { name: 'Order' })
  expect(order).toHaveDisplayValue('Quickest')
  await user.selectOptions(order, 'Use it up')
  expect(screen.getByTestId('search').textContent).toBe('?mode=use-it-up')
  expect(screen.getByRole('status').textContent).toContain('Soon: milk, 1 day left.')
  expect(card('Custard').getByRole('button').textContent).toContain('uses your milk, 1 day left')
  await user.selectOptions(order, 'Ready now')
  expect(screen.getByTestId('search').textContent).toBe('')
})

it('stands in cards or in a list, as was chosen on this device', async () => {
  const user = userEvent.setup()
  const kitchen = kitchenWith('egg', 'milk')
  const view = show({ kitchen })
  expect(screen.getByRole('button', { name: 'Cards', pressed: true })).toBeTruthy()
  expect(card('Custard').getByRole('link', { name: 'Cook Custard' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'List' }))
  expect(card('Custard').queryByRole('link', { name: 'Cook Custard' })).toBeNull()
  view.unmount()
  show({ kitchen })
  expect(screen.getByRole('button', { name: 'List', pressed: true })).toBeTruthy()
})

it('tells what a change of the pantry did, and marks what is new', () => {
  const { change } = show({ kitchen: kitchenWith('egg') })
  expect(screen.queryByText('new')).toBeNull()
  change({ kitchen: kitchenWith('egg', 'milk') })
  expect(screen.getByRole('status').textContent).toBe('Adding milk: 1 more ready')
  expect(card('Custard').getByText('new')).toBeTruthy()
  expect(card('Gratin').queryByText('new')).toBeNull()
})

it('says nothing of a change where only other recipes are shown', () => {
  const kitchen = kitchenWith('egg', 'milk')
  const { change } = show({ kitchen })
  change({ kitchen, found: recipes.slice(1) })
  expect(screen.queryByText('new')).toBeNull()
  expect(screen.queryByText(/ready$/)).toBeNull()
})

it('gives a reason where nothing is found', () => {
  const { change } = show({ kitchen: kitchenWith('saffron') })
  expect(screen.getByText(/None of our 3 recipes asks for what is in your pantry/)).toBeTruthy()
  change({ kitchen: kitchenWith('egg'), found: [], held: recipes })
  expect(screen.getByText(/3 recipes use what is in your pantry/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Past the settings of [1-9]/ })).toBeTruthy()
  change({ kitchen: kitchenWith() })
  expect(screen.getByText('Everything has run out')).toBeTruthy()
})
