import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const jsonLd = (json: string) => `<script type="application/ld+json">${json}</script>`
const texts = (html: string) => readPage(html).found.lines.map(({ text }) => text)

test.each([
  ['Ingredients', 'Method', 'Serves 4', 'Total time: 50 minutes'],
  ['Zutaten für 4 Personen', 'Zubereitung', '', 'Gesamtzeit: 50 Min.'],
  ['Ingrédients', 'Préparation', 'Pour 4 personnes', 'Temps total : 50 min'],
  ['Ingredienti', 'Preparazione', 'Dosi per 4 persone', 'Tempo totale: 50 minuti'],
  ['Ingredientes', 'Elaboración', 'Para 4 personas', 'Tiempo total: 50 minutos'],
])('a page without data, by its headings: %s, %s', (ingredients, method, serves, time) => {
  const { found, from } = readPage(`
    <nav><ul><li>Home</li><li>2 cups</li></ul></nav><h1>Soup</h1><p>${serves}</p><p>${time}</p>
    <h2>${ingredients}</h2><ul><li>200 g leek</li><li>1 onion</li></ul>
    <h3>Top</h3><ul><li>2 g salt</li></ul>
    <h2>${method}</h2><p>1. Chop the leek and the onion as small as you can.</p><p>2. Boil them.</p>
    <h2>Comments</h2><p>Nice!</p>`)
  expect(found).toMatchObject({ title: 'Soup', servings: 4, readyInMinutes: 50 })
  expect(found.lines).toEqual([
    { text: '200 g leek', section: null, chosen: null },
    { text: '1 onion', section: null, chosen: null },
    { text: '2 g salt', section: 'Top', chosen: null },
  ])
  expect(found.steps).toEqual(['Chop the leek and the onion as small as you can.', 'Boil them.'])
  expect(from.lines).toBe('page')
})

test.each([
  [
    'with its parts in spans and groups',
    `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Soup</h2>
     <span class="wprm-recipe-time-label">Total Time </span><span>50</span> <span>minutes</span>
     <div>Servings: <span class="wprm-recipe-servings">4</span></div>
     <div class="wprm-recipe-ingredients-container"><h3>Ingredients</h3>
     <div class="wprm-recipe-ingredient-group"><ul class="wprm-recipe-ingredients">
     <li><span>1</span>&#32;<span>l</span>&#32;<span>water</span></li><li><span>2</span> <span>leeks</span></li></ul></div>
     <div class="wprm-recipe-ingredient-group"><h4>Top</h4><ul><li><span>1</span> <span>egg</span></li></ul></div></div>
     <div class="wprm-recipe-instructions-container"><h3>Instructions</h3><div><ul>
     <li><div>Chop the leeks.</div></li><li><div>Boil.</div></li></ul></div></div></div>`,
  ],
  [
    'of the older microformat',
    `<div class="easyrecipe hrecipe"><span class="fn">Soup</span> <span class="yield">4</span>
     <time class="duration" datetime="PT50M">50 mins</time>
     <ul><li class="ingredient">1 l water</li><li class="ingredient">2 leeks</li>
     <li class="ingredient">1 egg</li></ul>
     <ol class="instructions"><li class="instruction">Chop the leeks.</li><li class="instruction">Boil.</li></ol></div>`,
  ],
])('the markup of recipe plugins without data, %s', (_name, html) => {
  const { found } = readPage(html)
  expect(found).toMatchObject({ servings: 4, readyInMinutes: 50 })
  expect(texts(html)).toEqual(['1 l water', '2 leeks', '1 egg'])
  expect(found.steps).toEqual(['Chop the leeks.', 'Boil.'])
})

test('where the data leaves out amounts, or groups, the page is taken', () => {
  const page =
    '<h2>Ingredients</h2><table><tr><td>1</td><td>leek</td></tr><tr><td>2 dl</td><td>cream</td></tr></table>'
  const bare = jsonLd('{"@type":"Recipe","name":"Soup","recipeIngredient":["leek","cream"]}')
  expect(texts(bare + page)).toEqual(['1 leek', '2 dl cream'])
  const lists = '<h2>Ingredients</h2><ul><li>1 leek</li><li>2 g salt</li></ul>'
  const half = jsonLd('{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek","2 g salt"]}')
  const more = '<h3>For the top</h3><ul><li>1 egg</li><li>2 nuts</li><li>3 chives</li></ul>'
  expect(texts(half + lists + more)).toEqual(['1 leek', '2 g salt', '1 egg', '2 nuts', '3 chives'])
  const tools =
    '<h3>At the table</h3><ul><li>Plates of clay</li><li>Spoons</li><li>Knives</li></ul>'
  expect(texts(half + lists + tools)).toEqual(['1 leek', '2 g salt'])
})

test('names before steps that nobody sees on the page go, those of parts of the work stay', () => {
  const step = (name: string, text: string) => ({ '@type': 'HowToStep', name, text })
  const data = (...steps: unknown[]) =>
    jsonLd(
      JSON.stringify({
        '@type': 'Recipe',
        recipeIngredient: ['1 leek', '1 egg'],
        recipeInstructions: steps,
      }),
    )
  const shown = '<h2>Method</h2><ol><li>Chop the leek.</li><li>Boil it.</li><li>Serve.</li></ol>'
  const named = data(step('Cut', 'Chop the leek.'), step('Cook', 'Boil it.'), step('', 'Serve.'))
  expect(readPage(named + shown).found.steps).toEqual(['Chop the leek.', 'Boil it.', 'Serve.'])
  const parted = data(
    { '@type': 'HowToSection', name: 'Soup', itemListElement: [step('', 'Chop the leek.')] },
    'Boil it.',
    'Serve.',
  )
  expect(readPage(parted + shown).found.steps[0]).toBe('Soup: Chop the leek.')
})

test('groups that the page shows are given to the lines of its data', () => {
  const data = jsonLd('{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek","1 egg"]}')
  const page =
    '<h2>Ingredients</h2><h4>Soup</h4><ul><li>1 leek</li></ul><h4>Top</h4><ul><li>1 egg</li></ul>'
  expect(readPage(data + page).found.lines.map(({ section }) => section)).toEqual(['Soup', 'Top'])
})

test.each([
  [
    'a heading each',
    '<h3>Step 1</h3><p>Chop the leek as small as you can.</p><h3>Step 2</h3><p>Boil it.</p><h3>See also</h3><p>More.</p>',
  ],
  [
    'below the name of the dish',
    '<h2>Leek soup – Method</h2><ol><li>Chop the leek as small as you can.</li><li>Boil it.</li></ol>',
  ],
  [
    'directly behind the ingredients',
    `<p>Chop the leek as small as you can, and the egg.</p>
     <p>Boil it, which takes some twenty minutes.</p><p>Facebook</p><p>Print</p>`,
  ],
])('steps without a heading of their own: %s', (_name, steps) => {
  const page = `<h1>Soup</h1><h2>Ingredients</h2><ul><li>1 leek</li><li>1 egg</li></ul>${steps}`
  expect(readPage(page).found.steps.map((step) => step.slice(0, 7))).toEqual(['Chop th', 'Boil it'])
})

test('lines that no heading announces, in their groups, with the steps behind them', () => {
  const page = `<h1>Soup</h1><h3>Greens</h3><ul><li>1 leek</li><li>2 onions</li></ul><h3>Pantry</h3>
    <ul><li>2 g salt</li><li>pepper</li><li>1 l water</li></ul>
    <ol><li>Chop the leek and the onions as small as you can.</li>
    <li>Boil all of it for some twenty minutes with the lid on.</li></ol>`
  const { found } = readPage(page)
  expect(found.lines.map(({ section, text }) => `${section}/${text}`)).toEqual([
    'Greens/1 leek',
    'Greens/2 onions',
    'Pantry/2 g salt',
    'Pantry/pepper',
    'Pantry/1 l water',
  ])
  expect(found.steps).toHaveLength(2)
})

test('a list in other units, or of what is good about the dish, is no further ingredients', () => {
  const list = (...lines: string[]) => `<ul><li>${lines.join('</li><li>')}</li></ul>`
  const metric = list('100 g leek', '50 g salt', '1 egg', '20 g nuts')
  const imperial = list('3.5 oz leek', '1.8 oz salt', '1 egg', '0.7 oz nuts')
  expect(texts(`<h2>Ingredients</h2>${metric}${imperial}<h2>Notes</h2>`)).toHaveLength(4)
  expect(texts(`<h2>Ingredients</h2>${metric}<h2>Ingredients</h2>${imperial}`)).toHaveLength(4)
  const praise = list('Only one pot to wash after all', 'Comforting and full of flavour every time')
  expect(texts(`<h2>Ingredients</h2>${metric}<h3>Why cooks like it</h3>${praise}`)).toHaveLength(4)
})
