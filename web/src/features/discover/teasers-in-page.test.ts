import { afterEach, expect, test } from 'vitest'
import { teasersBlock } from '#domain/served-addresses.ts'
import { teasersInPage } from './teasers-in-page.ts'

const row = { feature: 'recipe_of_the_day', id: 9, title: 'Borscht', image: '/covers/b.webp' }

function write(value: unknown) {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = teasersBlock
  block.textContent = JSON.stringify(value)
  document.body.append(block)
}
afterEach(() => document.getElementById(teasersBlock)?.remove())

test('what the page brings of a day is read for that day and half of the world alone', () => {
  expect(teasersInPage('2026-05-31', 'northern')).toBeUndefined()
  write({ day: '2026-05-31', hemisphere: 'northern', rows: [row, { id: 'none' }] })
  expect(teasersInPage('2026-05-31', 'northern')).toEqual([row])
  expect(teasersInPage('2026-06-01', 'northern')).toBeUndefined()
  expect(teasersInPage('2026-05-31', 'southern')).toBeUndefined()
})

test('a page that brings anything else brings nothing', () => {
  write({ day: '2026-05-31', hemisphere: 'northern' })
  expect(teasersInPage('2026-05-31', 'northern')).toBeUndefined()
})
