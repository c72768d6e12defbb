import { afterEach, expect, test, vi } from 'vitest'
import { focusHeading } from './focus-heading.ts'
import { keepFocus } from './keep-focus.ts'

let end: () => void = () => undefined
afterEach(() => {
  end()
  document.body.replaceChildren()
})

const show = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`
}
const focused = () => document.activeElement?.textContent

test('a heading that is replaced while the page comes hands the focus on', async () => {
  show('<h1>Loading...</h1>')
  focusHeading()
  end = keepFocus(null)
  expect(focused()).toBe('Loading...')
  show('<h1>Leek soup</h1>')
  await vi.waitFor(() => expect(focused()).toBe('Leek soup'))
})

test('who comes back stands at the link that was followed, also where it comes later', async () => {
  show('<h1>Recipes</h1>')
  focusHeading()
  end = keepFocus('/recipe/7')
  expect(focused()).toBe('Recipes')
  document
    .querySelector('main')
    ?.insertAdjacentHTML(
      'beforeend',
      '<a href="/recipe/70">Onion soup</a><a href="/recipe/7?servings=2">Leek soup</a>',
    )
  await vi.waitFor(() => expect(focused()).toBe('Leek soup'))
})

test('whoever moves the focus keeps it', async () => {
  show('<h1>Recipes</h1><button>Filters</button>')
  focusHeading()
  end = keepFocus('/recipe/7')
  document.querySelector('button')?.focus()
  const changed = new Promise((resolve) => {
    new MutationObserver(resolve).observe(document.body, { childList: true, subtree: true })
  })
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="/recipe/7">Soup</a>')
  await changed
  expect(focused()).toBe('Filters')
})
