import { expect, test } from 'vitest'
import { createPageTemplate } from '../http/static/page-template.ts'
import type { PageHead } from './page-head.ts'

const index = `<!doctype html><html><head>
    <meta name="description" content="Of the app">
    <title>Larder</title>
  </head><body><div id="root"></div></body></html>`

const hostile = `</title></script><script>alert("1")</script><!-- $& ' onload="x \u2028`

const head: PageHead = {
  title: hostile,
  description: hostile,
  isIndexed: true,
  canonical: 'https://larder.example/recipe/1?a="><script>&b',
  preview: { kind: 'article', image: 'https://larder.example/"><script>', isLargeImage: true },
  data: { name: hostile },
}

const page = (given: PageHead) => createPageTemplate(index)(given).html.toString()

test('whatever a recipe is called stays text', () => {
  const written = page(head)
  expect(written.match(/<script/g)).toHaveLength(1)
  expect(written.match(/<\/title>|<!--|onload="/g)).toEqual(['</title>'])
  const [, data = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*)<\/script>/su.exec(written) ?? []
  expect(JSON.parse(data)).toEqual({ name: hostile })
  expect(data).not.toMatch(/[<>\u2028]/)
  const text =
    '&lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&lt;!-- $&amp; &#39; onload=&quot;x'
  expect(written).toContain(`<title>${text} \u2028</title>`)
  expect(written).toContain(`<meta property="og:title" content="${text}" `)
  expect(written.match(/<meta name="description".*>/g)).toEqual([
    `<meta name="description" content="${text}">`,
  ])
  expect(written).toContain('"https://larder.example/recipe/1?a=&quot;&gt;&lt;script&gt;&amp;b"')
  expect(written).toContain('"https://larder.example/&quot;&gt;&lt;script&gt;"')
})

test('a page that can be read in each language names its addresses, and the places of its previews', () => {
  const address = 'https://larder.example/recipes'
  const preview = {
    kind: 'website',
    image: 'https://larder.example/a.png',
    isLargeImage: false,
  } as const
  const given = { ...head, inEachLanguage: address, language: 'de', preview } as const
  const written = createPageTemplate(index, ['en', 'de'])(given).html.toString()
  const links = [...written.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...each]) => each)
  expect(links).toEqual([
    ['en', address],
    ['de', `${address}?language=de`],
    ['x-default', address],
  ])
  expect(written).toContain('<meta property="og:locale" content="de_DE"')
  expect(written.match(/og:locale:alternate" content="\w+"/g)).toEqual([
    'og:locale:alternate" content="en_US"',
  ])
  // With English alone, and where nobody knows the language.
  expect(page(given)).not.toMatch(/hreflang|locale:alternate/)
  expect(page(head)).not.toContain('og:locale')
})

test('a page without a description keeps that of the app, and may be kept out of search engines', () => {
  const written = page({ title: 'Recipe', description: null, isIndexed: false })
  expect(written).toContain('content="Of the app"')
  expect(written).toContain('<meta name="robots" content="noindex"')
  expect(written).not.toMatch(/canonical|ld\+json|og:/)
})

test('what a screen needs beside the app is named after the app, and stays text', () => {
  const built = index.replace(
    '</head>',
    '<link rel="preload" as="fetch" href="/cards.json"></head>',
  )
  const screens = { '/recipes': ['assets/list.js', 'assets/"><script>.js'] }
  const rows = [{ feature: 'season', id: 1, title: hostile, image: null }]
  const written = createPageTemplate(
    built,
    ['en'],
    screens,
  )({
    title: 'Recipes',
    description: null,
    isIndexed: true,
    screen: '/recipes',
    picture: { src: '/covers/"><script>.webp' },
    teasers: { day: '2026-05-31', hemisphere: 'northern', rows },
  }).html.toString()
  expect(written.match(/rel="(?:modulepreload|preload)"[^>]*/g)).toEqual([
    'rel="preload" as="image" fetchpriority="high" href="/covers/&quot;&gt;&lt;script&gt;.webp" data-of-page',
    'rel="modulepreload" crossorigin href="/assets/list.js"',
    'rel="modulepreload" crossorigin href="/assets/&quot;&gt;&lt;script&gt;.js"',
    'rel="preload" as="fetch" href="/cards.json"',
  ])
  const [, data = ''] =
    /<script type="application\/json" id="teasers"[^>]*>(.*)<\/script>/su.exec(written) ?? []
  expect(JSON.parse(data)).toMatchObject({ day: '2026-05-31', rows })
  expect(written.match(/<script/g)).toHaveLength(1)
})

test('a recipe is drawn from the cards: its code comes after them, and before fonts', () => {
  const [cards, font] = ['<link rel="preload" as="fetch">', '<link rel="preload" as="font">']
  const built = index.replace('</head>', `${cards}${font}</head>`)
  const screens = { '/recipe/': ['assets/recipe.js'] }
  const recipe = { title: 'Soup', description: null, isIndexed: true, screen: '/recipe/' } as const
  const written = createPageTemplate(built, ['en'], screens)(recipe).html.toString()
  const order = ['as="fetch"', 'assets/recipe.js', 'as="font"'].map((each) => written.indexOf(each))
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(order).not.toContain(-1)
})
