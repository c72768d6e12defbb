import { expect, test } from 'vitest'
import { toImported } from '#domain/import/to-draft.ts'
import { readPage } from './read-page.ts'

const data = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Soup', ...recipe })}</script>`
const grouped = (html: string) =>
  readPage(html).found.lines.map(({ section, text }) => `${section ?? ''}/${text}`)

test('groups are found where the page writes amounts otherwise, without a heading of the list', () => {
  const lines = ['1 tbsp oil', '2 leeks, sliced', '0.5 tsp salt', '1 egg (beaten)', 'chives']
  const page = `<ul><li>Oil 1 tablespoon</li><li>2 leeks</li><li>½ teaspoon salt</li></ul>
    <h4>For the top:</h4><ul><li>1 beaten egg</li><li>Chives</li></ul>`
  expect(grouped(data({ recipeIngredient: lines }) + page)).toEqual([
    '/1 tbsp oil',
    '/2 leeks, sliced',
    '/0.5 tsp salt',
    'For the top/1 egg (beaten)',
    'For the top/chives',
  ])
})

test('of two copies of the list the one with groups tells them, and amounts in columns of their own are found', () => {
  const lines = ['1 leek', '2 g salt', '1 egg']
  const page = `<ul><li>1 leek</li><li>2 g salt</li><li>1 egg</li></ul><p>Some words.</p>
    <h3>Soup</h3><div><p>1</p><p>leek</p></div><div><p>2 g</p><p>salt</p></div><h3>Top</h3><div><p>1</p><p>egg</p></div>`
  expect(grouped(data({ recipeIngredient: lines }) + page)).toEqual([
    'Soup/1 leek',
    'Soup/2 g salt',
    'Top/1 egg',
  ])
})

test('entries in bold are headings of their list, in the data too', () => {
  const lines = ['Soup', '1 leek', '2 g salt', 'Top', '1 egg', '2 nuts']
  const entries = lines.map((line) => (/\d/u.test(line) ? line : `<b>${line}</b>`))
  const page = `<ul><li>${entries.join('</li><li>')}</li></ul>`
  expect(grouped(data({ recipeIngredient: lines }) + page)).toEqual([
    'Soup/1 leek',
    'Soup/2 g salt',
    'Top/1 egg',
    'Top/2 nuts',
  ])
})

test('what stands beside every line is no group, nor is one heading above all of them', () => {
  const lines = ['1 leek', '2 g salt', '1 egg']
  const sold = lines.map((line) => `<p>${line}</p><p>Add to basket</p>`).join('')
  expect(grouped(data({ recipeIngredient: lines }) + sold)).toEqual(lines.map((line) => `/${line}`))
  const headed = `<h3>Soup</h3><ul><li>${lines.join('</li><li>')}</li></ul>`
  expect(grouped(data({ recipeIngredient: lines }) + headed)).toEqual(
    lines.map((line) => `/${line}`),
  )
})

test('parts of the work that only the page names are told beside the steps, and step numbers are none', () => {
  const steps = ['Chop the leek finely.', 'Boil it for ten minutes.', 'Whisk the egg.']
  const recipe = data({ recipeIngredient: ['1 leek'], recipeInstructions: steps })
  const shown = (...headings: string[]) =>
    `<h2>Method</h2><h3>${headings[0]}</h3><p>${steps[0]}</p><p>${steps[1]}</p><h3>${headings[1]}</h3><p>${steps[2]}</p>`
  const { found, from } = readPage(recipe + shown('The soup', 'The top:'))
  expect(found.steps).toEqual(steps)
  expect(found.stepSections).toEqual(['The soup', 'The soup', 'The top'])
  expect(toImported(found, from, null).recipe.steps).toEqual([
    'The soup: Chop the leek finely.',
    'Boil it for ten minutes.',
    'The top: Whisk the egg.',
  ])
  expect(readPage(recipe + shown('Step 1', 'Step 2')).found.stepSections).toEqual([])
})

test('steps in one text are parted as the page parts them', () => {
  const recipe = {
    recipeIngredient: ['1 leek'],
    recipeInstructions: 'Chop the leek. Boil it. Eat.',
  }
  const page = '<h2>Method</h2><ol><li>Chop the leek.</li><li>Boil it. Eat.</li></ol>'
  expect(readPage(data(recipe) + page).found.steps).toEqual(['Chop the leek.', 'Boil it. Eat.'])
})

test('the site behind the title goes, and the author stays beside the site', () => {
  const page = `<head><title>Leek soup | Pots of Ada</title><meta property="og:site_name" content="Pots of Ada">
    <meta name="author" content="Ada Cook"></head><h1>Join us</h1><h2>Ingredients</h2>
    <ul><li>1 leek</li><li>1 egg</li></ul>`
  expect(readPage(page).found).toMatchObject({
    title: 'Leek soup',
    author: 'Ada Cook',
    site: 'Pots of Ada',
  })
  const { found, from } = readPage(page)
  expect(toImported(found, from, null).recipe.source?.name).toBe('Ada Cook, Pots of Ada')
  const named = data({ name: 'Leek soup - Pots of Ada', recipeIngredient: ['1 leek'] })
  expect(readPage(page + named).found.title).toBe('Leek soup - Pots of Ada')
  expect(readPage(`${page}<h1>Leek soup</h1>${named}`).found.title).toBe('Leek soup')
})

test('a picture that the page calls small gives way to the one that it is shared with', () => {
  const shared = '<meta property="og:image" content="https://example.org/soup.jpg">'
  const image = 'https://example.org/300x200/leek.jpg'
  expect(readPage(shared + data({ image })).found.image).toBe('https://example.org/soup.jpg')
  const large = 'https://example.org/leek.jpg?w=1200'
  expect(readPage(shared + data({ image: large })).found.image).toBe(large)
})

test('where the page has amounts that some lines of the data lack, its lines are taken', () => {
  const page = '<h2>Ingredients</h2><ul><li>1 leek</li><li>2 g salt</li><li>1 egg</li></ul>'
  expect(grouped(data({ recipeIngredient: ['1 leek', 'salt', '1 egg'] }) + page)).toEqual([
    '/1 leek',
    '/2 g salt',
    '/1 egg',
  ])
  const other = ['1 leek', 'pepper', '1 egg']
  expect(grouped(data({ recipeIngredient: other }) + page)).toEqual(other.map((line) => `/${line}`))
})
