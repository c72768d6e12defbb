import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import type { ShoppingLine } from '#domain/shopping/merged-lines.ts'
import { ListChooser } from './list-chooser.tsx'
import { ListMenu } from './list-menu.tsx'
import { LineDialog } from './line-dialog.tsx'

/** What comes late in the app is there at once, so that no test waits for it. */
beforeAll(async () => {
  await import('#web/ui/menu-view.tsx')
})

const line: ShoppingLine = {
  key: 'tea',
  name: 'Tea',
  aisle: 'Drinks',
  ingredient: null,
  total: null,
  isAbout: false,
  words: '',
  checked: false,
  parts: [],
}
const nothing = () => undefined
const lists = ['Home', 'Party'].map((name) => ({ id: name, name, isDefault: name === 'Home' }))

function menu(isHelper: boolean) {
  render(
    <MemoryRouter>
      <main>
        <ListMenu
          list={lists[1]}
          lines={[line]}
          ownAisles={[]}
          count={1}
          isHelper={isHelper}
          onOrder={nothing}
          onRename={nothing}
          onEmpty={nothing}
          onRemoveList={nothing}
        />
      </main>
    </MemoryRouter>,
  )
}
const named = (role: string) =>
  screen.queryAllByRole(role).map(({ textContent }) => textContent.trim())

it('offers a helper no way to empty, rename, delete or order a list, and says so', async () => {
  menu(true)
  expect(named('button')).toEqual(['Share', 'More'])
  await userEvent.click(screen.getByRole('button', { name: 'More for this list' }))
  await screen.findAllByRole('menuitem')
  expect(named('menuitem')).toEqual(['Print the list'])
  expect(screen.getByText(/its cooks take things off the list/)).toBeInTheDocument()
})

it('offers a cook all of it', async () => {
  menu(false)
  expect(named('button')).toContain('Empty the list')
  await userEvent.click(screen.getByRole('button', { name: 'More for this list' }))
  await screen.findAllByRole('menuitem')
  expect(named('menuitem')).toEqual([
    'Print the list',
    'Order of aisles',
    'Rename this list',
    'Delete this list',
  ])
})

it('lets a helper choose among the lists, and make none', () => {
  render(
    <ListChooser
      lists={lists}
      listId="Home"
      canMakeLists
      isHelper
      plansLink={null}
      onChoose={nothing}
      onMake={nothing}
    />,
  )
  expect(named('button')).toEqual(['Home', 'Party'])
})

it('lets a helper take nothing off a list', async () => {
  render(
    <LineDialog
      line={line}
      lists={lists}
      ownAisles={[]}
      onClose={nothing}
      onStep={nothing}
      onSave={nothing}
    />,
  )
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Take it off the list' })).toBeNull()
})
