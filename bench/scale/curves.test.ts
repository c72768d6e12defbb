import { expect, test } from 'vitest'
import { drawCurves } from './curves.ts'

const points = (ys: number[]) => ys.map((y, index) => ({ x: 1_000 * 10 ** index, y }))

test('what stays lies flat, and a name is text', () => {
  const svg = drawCurves('Pages', 'cooks', 'pages', [
    { name: 'own <pantry>', points: points([20, 20, 20]) },
    { name: 'counted', points: points([10, 100, 1_000]) },
  ])
  const [flat = '', steep = ''] = Array.from(
    svg.matchAll(/<path d="M([^"]+)" fill="none"/g),
    ([, path]) => path ?? '',
  )
  const heights = (path: string) => path.split('L').map((point) => Number(point.split(' ')[1]))
  expect(new Set(heights(flat)).size).toBe(1)
  const [first = 0, second = 0, third = 0] = heights(steep)
  expect(first - second).toBeCloseTo(second - third, 0)
  expect(first).toBeGreaterThan(third)
  expect(svg).toContain('own &lt;pantry&gt;')
})
