import { expect, test } from 'vitest'
import { avoidable, type Substitution } from '../ingredients/vocabulary.ts'
import { mostUseful } from './substitutes.ts'

const swap = (use: string): Substitution => ({
  need: 'penne',
  uses: [use],
  ratio: 1,
  quality: 0.8,
  context: null,
  diets: [],
  freeOf: avoidable,
  note: 'Any short shape.',
})
const shapes = ['fusilli', 'rigatoni', 'farfalle', 'macaroni', 'ziti', 'cavatappi', 'casarecce']

test('of many substitutes six are named, what is at home before the others', () => {
  const named = mostUseful(shapes.map(swap), ({ uses }) => uses.includes('casarecce'))
  expect(named.map(({ uses }) => uses.join())).toEqual(['casarecce', ...shapes.slice(0, 5)])
})
