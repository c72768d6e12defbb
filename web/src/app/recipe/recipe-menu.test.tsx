import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { fallbackRecipe, type Recipe } from '#domain/recipes/recipe.ts'
import type { Auth } from '#web/features/account/auth-context.ts'
import { accessIn, ada, renderAt, signedIn } from '../testing/render-app.tsx'
import type { OpenDialog } from './recipe-dialogs.tsx'
import { RecipeMenu } from './recipe-menu.tsx'

/** What comes late in the app is there at once, so that no test waits for it. */
beforeAll(async () => {
  await import('./recipe-menu-view.tsx')
})

const soup: Recipe = {
  ...fallbackRecipe(8),
  isFallback: false,
  title: 'Leek soup',
  instructions: ['Simmer it.'],
}

async function open(recipe: Partial<Recipe>, auth: Partial<Auth> = {}, search = '') {
  const onOpen = vi.fn<(dialog: OpenDialog) => void>()
  renderAt(
    `/recipe/8${search}`,
    <main>
      <RecipeMenu
        recipe={{ ...soup, ...recipe }}
        readerId={auth.user?.id ?? null}
        onOpen={onOpen}
      />
    </main>,
    auth,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  const rows = await screen.findAllByRole('menuitem')
  return { onOpen, rows, words: rows.map(({ textContent }) => textContent) }
}

const together = 'Cook together with …'
const files = ['Export for other apps (JSON)', 'Export as Cooklang', 'Export as Markdown']

test.each<[string, Partial<Recipe>, Partial<Auth>, readonly string[]]>([
  ['a visitor', {}, {}, [together, 'Share', 'Print', ...files]],
  [
    'a cook in their trial',
    {},
    signedIn,
    ['Plan this', together, 'Share', 'Add to a collection', 'Print', 'Cook it my way', ...files],
  ],
  [
    'a cook whose trial is over',
    {},
    { user: ada, access: accessIn('expired') },
    ['Plan this', together, 'Share', 'Add to a collection', 'Print', ...files],
  ],
  ['who may not read the steps', { instructions: null }, {}, ['Share']],
  [
    'a reader of another cook’s recipe',
    { ownerId: 'b2' },
    signedIn,
    [
      'Plan this',
      together,
      'Share',
      'Add to a collection',
      'Print',
      'Cook it my way',
      ...files,
      'Report this recipe',
    ],
  ],
  [
    'its own cook',
    { ownerId: ada.id },
    signedIn,
    [
      'Plan this',
      together,
      'Edit',
      'Share',
      'Add to a collection',
      'Print',
      'Duplicate',
      ...files,
      'Delete',
    ],
  ],
  [
    'who reads a composed dish',
    { id: '/dish/soup-1' },
    signedIn,
    ['Plan this', together, 'Share', 'Print'],
  ],
])('%s is offered what they may do', async (_, recipe, auth, words) => {
  expect((await open(recipe, auth)).words).toEqual(words)
})

test('what is chosen is opened once', async () => {
  const { onOpen } = await open({}, signedIn)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Add to a collection' }))
  expect(onOpen.mock.calls).toEqual([[{ what: 'collect' }]])
})

test('the way to cook it with others has it as it is shown', async () => {
  const { rows } = await open({}, {}, '?servings=3&tab=notes')
  expect(rows[0]).toHaveAttribute('href', '/plan/together?dish=%2Frecipe%2F8%3Fservings%3D3')
})
