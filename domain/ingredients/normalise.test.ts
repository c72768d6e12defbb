import { describe, expect, it } from 'vitest'
import { normalise } from './normalise.ts'

describe('normalise', () => {
  it.each([
    ['Chicken Thighs', 'chicken thigh'],
    ['Crème fraîche', 'creme fraiche'],
    ['tomatoes', 'tomato'],
    ['potatoes', 'potato'],
    ['cherries', 'cherry'],
    ['radishes', 'radish'],
    ['peaches', 'peach'],
    ['olives', 'olive'],
    ['bay leaves', 'bay leaf'],
    ['chilies', 'chili'],
    ['chillies', 'chilli'],
    ['cheeses', 'cheese'],
    ['peas', 'pea'],
    ['molasses', 'molasses'],
    ['hummus', 'hummus'],
    ['couscous', 'couscous'],
    ['asparagus', 'asparagus'],
    ['watercress', 'watercress'],
    ['Brussels sprouts', 'brussels sprout'],
    ["confectioner's sugar", 'confectioner sugar'],
    ['Süßkartoffel', 'susskartoffel'],
    ['bœuf', 'boeuf'],
    ['half-and-half', 'half and half'],
    ['  all-purpose   flour ', 'all purpose flour'],
    ['pies', 'pie'],
    ['Peppers', 'peppers'],
    ['red peppers', 'red pepper'],
    ['', ''],
  ])('folds %j to %j', (text, form) => {
    expect(normalise(text)).toBe(form)
  })

  it('is stable: folding a folded form changes nothing', () => {
    for (const text of ['berries', 'glasses', 'cookies', 'oxes', 'swiss chard', 'leaves']) {
      expect(normalise(normalise(text))).toBe(normalise(text))
    }
  })
})
