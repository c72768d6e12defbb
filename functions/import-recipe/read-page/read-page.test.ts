import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const jsonLd = (json: string) => `<script type="application/ld+json">${json}</script>`
const texts = (html: string) => readPage(html).found.lines.map(({ text }) => text)

test('a recipe in a graph, with references, sections, entities and an ISO duration', () => {
  const { found, from } = readPage(
    `<h1>Blog</h1>${jsonLd(
      JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'Person', '@id': '#me', name: 'Ada' },
          { '@type': ['Article'], name: 'Not this' },
          {
            '@type': ['Recipe', 'NewsArticle'],
            name: 'Cr&egrave;me &amp;amp; soup',
            author: { '@id': '#me' },
            image: [{ '@type': 'ImageObject', url: 'https://example.org/a.jpg' }],
            recipeYield: ['4', '4 servings'],
            prepTime: 'PT10M',
            cookTime: 'PT1H5M',
            recipeIngredient: [
              'For the soup:',
              '1 onion',
              '2 dl&nbsp;cream',
              'For the top:',
              'salt',
            ],
            recipeInstructions: [
              {
                '@type': 'HowToSection',
                name: 'Soup',
                itemListElement: [
                  { '@type': 'HowToStep', name: 'Chop the', text: 'Chop the onion.' },
                  { '@type': 'HowToStep', name: 'Step 2', text: '<p>Fry it.</p>' },
                ],
              },
              { '@type': 'HowToStep', name: 'Serve', text: 'Pour the cream over it.' },
            ],
            recipeCuisine: 'French',
            recipeCategory: ['Main Course'],
            keywords: 'quick, winter',
            nutrition: { calories: '1,200 kJ', fatContent: '12 g', proteinContent: '900 mg' },
          },
        ],
      }),
    )}`,
  )
  expect(found).toMatchObject({
    title: 'Crème & soup',
    author: 'Ada',
    image: 'https://example.org/a.jpg',
    servings: 4,
    readyInMinutes: 75,
    activeMinutes: 10,
    lines: [
      { text: '1 onion', section: 'For the soup' },
      { text: '2 dl cream', section: 'For the soup' },
      { text: 'salt', section: 'For the top' },
    ],
    steps: ['Soup: Chop the onion.', 'Fry it.', 'Serve: Pour the cream over it.'],
    cuisine: ['French'],
    category: ['Main Course'],
    keywords: ['quick', 'winter'],
    nutrition: { calories: 287, fat: 12, protein: 0.9, carbs: null },
  })
  expect(from).toMatchObject({ title: 'json-ld', lines: 'json-ld', steps: 'json-ld' })
})

test.each([
  [
    'a trailing comma',
    '{"@type":"Recipe","name":"Soup","recipeIngredient":["1 onion","2 leeks",],}',
  ],
  [
    'a break in a text',
    '{"@type":"Recipe","name":"Soup","recipeIngredient":["1\n onion","2 leeks"]}',
  ],
  [
    'a comment',
    '/* soup */ {"@type":"Recipe", // here\n "name":"Soup","recipeIngredient":["1 onion","2 leeks"]};',
  ],
  [
    'a quote within',
    '{"@type":"Recipe","name":"Soup","description":"A "good" one","recipeIngredient":["1 onion","2 leeks"]}',
  ],
  [
    'entities for its quotes',
    '{&quot;@type&quot;:&quot;Recipe&quot;,&quot;name&quot;:&quot;Soup&quot;,&quot;recipeIngredient&quot;:[&quot;1 onion&quot;,&quot;2 leeks&quot;]}',
  ],
  [
    'a wrong escape',
    String.raw`{"@type":"Recipe","name":"So\up","recipeIngredient":["1 onion","2 leeks"]}`,
  ],
  [
    'CDATA around it',
    '//<![CDATA[\n{"@type":"Recipe","name":"Soup","recipeIngredient":["1 onion","2 leeks"]}\n//]]>',
  ],
  [
    'a page around it',
    '{"@type":"WebPage","mainEntity":{"@type":"http://schema.org/Recipe","name":"Soup","recipeIngredient":"1 onion\\n2 leeks"}}',
  ],
])('broken data is mended: %s', (_name, json) => {
  const { found } = readPage(jsonLd('{"@type":"WebSite"}') + jsonLd(json))
  expect(found.title).toMatch(/^So\\?up$/u)
  expect(found.lines.map(({ text }) => text)).toEqual(['1 onion', '2 leeks'])
})

test('of several recipes the fullest is taken', () => {
  const card = (name: string) => ({ '@type': 'Recipe', name })
  const { found } = readPage(
    jsonLd(
      JSON.stringify([
        card('Other'),
        { ...card('Soup'), recipeIngredient: ['1 onion'], recipeInstructions: 'Chop.' },
      ]),
    ),
  )
  expect(found.title).toBe('Soup')
})

test('microdata, with a thing within, a list as one property, and times', () => {
  const { found, from } = readPage(`
    <div itemscope itemtype="https://schema.org/Recipe">
      <h2 itemprop="name">Leek  soup</h2>
      <span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ada</b></span>
      <time itemprop="totalTime" datetime="PT40M">a while</time>
      <img itemprop="image" src="data:image/gif;base64,x" data-src="/soup.jpg">
      <ul itemprop="recipeIngredient"><li>1 <b>leek</b></li><li>1 l water</li></ul>
      <ol itemprop="recipeInstructions"><li>Chop.</li><li>Boil.</li></ol>
      <meta itemprop="recipeYield" content="2 servings">
    </div>`)
  expect(found).toMatchObject({
    title: 'Leek soup',
    author: 'Ada',
    readyInMinutes: 40,
    servings: 2,
    image: '/soup.jpg',
    steps: ['Chop.', 'Boil.'],
  })
  expect(found.lines.map(({ text }) => text)).toEqual(['1 leek', '1 l water'])
  expect(from.lines).toBe('microdata')
})

test.each([
  [
    'rdfa',
    `<div vocab="https://schema.org/" typeof="Recipe"><b property="name">Soup</b>
     <p property="recipeIngredient">1 leek</p><p property="schema:recipeIngredient">salt</p>
     <div property="recipeInstructions"><p>Chop.</p><p>Boil.</p></div></div>`,
  ],
  [
    'h-recipe',
    `<article class="h-recipe"><b class="p-name">Soup</b><i class="p-ingredient">1 leek</i>
     <i class="p-ingredient">salt</i><div class="e-instructions"><p>Chop.</p><p>Boil.</p></div></article>`,
  ],
])('%s', (kind, html) => {
  const { found, from } = readPage(html)
  expect(found.title).toBe('Soup')
  expect(found.lines.map(({ text }) => text)).toEqual(['1 leek', 'salt'])
  expect(found.steps).toEqual(['Chop.', 'Boil.'])
  expect(from.lines).toBe(kind)
})

test('a page that holds no recipe gives none', () => {
  const { found } = readPage('<h1>News</h1><p>Nothing to eat.</p><ul><li>One</li><li>Two</li></ul>')
  expect(found).toMatchObject({ lines: [], steps: [] })
})

test('nothing that runs comes out of it', () => {
  const evil = '<img src=x onerror=alert(1)>&lt;script&gt;alert(2)&lt;/script&gt;Soup'
  const { found } = readPage(
    jsonLd(
      JSON.stringify({
        '@type': 'Recipe',
        name: evil,
        recipeIngredient: [evil],
        recipeInstructions: evil,
      }),
    ),
  )
  expect([found.title, found.lines[0]?.text, found.steps[0]]).toEqual(['Soup', 'Soup', 'Soup'])
})

test('deep nesting breaks nothing', () => {
  const deep = `${'<div>'.repeat(5_000)}<h2>Ingredients</h2><ul><li>1 leek</li><li>1 egg</li></ul>`
  expect(texts(deep)).toEqual(['1 leek', '1 egg'])
  expect(readPage(jsonLd(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)).found.lines).toEqual([])
})
