import { expect, it } from 'vitest'
import { parseLine } from './parse-line.ts'

it.each([
  ['1 cup cider vinegar, or white wine vinegar', 'cider vinegar', ['white wine vinegar']],
  ['2 tbsp feta, good-quality ricotta, or halloumi', 'feta', ['good-quality ricotta', 'halloumi']],
  ['200 g brie or feta, or grated gouda, at room temperature', 'brie', ['feta', 'gouda']],
  ['1 l fish stock, or stock of your choice', 'fish stock', ['stock of your choice']],
  ['½ cup peanut oil, or your favorite oil for frying', 'peanut oil', ['your favorite oil']],
  ['1 jar salsa (or store-bought relish)', 'salsa', ['store-bought relish']],
  ['1 tsp sherry vinegar (or lemon juice if preferred)', 'sherry vinegar', ['lemon juice']],
  ['1 cup pesto, or 2 cups bottled sauce', 'pesto', ['bottled sauce']],
  ['500 g fresh or frozen hake, ling, or sole', 'fresh or frozen hake', ['ling', 'sole']],
  ['2 tbsp poppy, sesame, chia seeds, or a mixture', 'poppy', ['sesame', 'chia seeds']],
  ['3 figs or other small, juicy fruit, halved', 'figs', ['other juicy fruit']],
  ['1 cup farro or any whole grain', 'farro', ['any whole grain']],
  ['1 tsp rock salt/½ teaspoon fine salt', 'rock salt', ['fine salt']],
  ['cod with skin, haddock, or hake', 'cod with skin', ['haddock', 'hake']],
  ['1 can (14 oz) lentils or (14 oz) can peas', 'lentils', ['peas']],
  ['2 sprigs oregano or ½ teaspoon dried', 'oregano', []],
  ['1 leek, or 2 small ones', 'leek', []],
  ['1 whole trout (or 2 6-oz portions)', 'whole trout', []],
  ['2 cups stock, homemade or canned', 'stock', []],
  ['3 curry leaves, fresh or dried', 'curry leaves', []],
  ['1 cup canned or cooked lentils', 'canned or cooked lentils', []],
  ['1 cup jarred diced or crushed tomatoes', 'jarred diced or crushed tomatoes', []],
  ['1 tub store-bought or homemade hummus', 'store-bought or homemade hummus', []],
  ['1 tbsp medium or hot curry paste', 'medium or hot curry paste', []],
])('reads what %j offers', (text, name, alternatives) => {
  expect(parseLine(text)).toMatchObject({ name, alternatives })
})
