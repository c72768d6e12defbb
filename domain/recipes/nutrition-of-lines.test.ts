import { describe, expect, it } from 'vitest'
import { seededRandom } from '../testing/random.ts'
import { foodInLine, type FoodInLine } from './food-in-line.ts'
import { nutritionOfLines } from './nutrition-of-lines.ts'
import { nutrients, type Nutrient } from './nutrition.ts'

const pasta = { kcal: 370, protein: 13, carbohydrate: 75, fat: 1.5 }
const parmesan = { kcal: 400, protein: 36, carbohydrate: 3, fat: 28 }

interface TestLine {
  grams?: number | null
  amount?: number | null
  unit?: string
  category?: string | null
  nutrition?: typeof pasta | null
  ingredient?: string | null
  optional?: boolean
}

const line = ({ grams = null, amount = 1, unit = 'piece', ...rest }: TestLine): FoodInLine => {
  const { ingredient = 'food', optional = false, category = 'Other', nutrition = null } = rest
  const measured = { ingredient, amount, amountMax: null, unit, optional }
  return foodInLine(measured, grams, { category, nutrition })
}
const known = [
  line({ grams: 400, category: 'Pasta, Rice & Grains', nutrition: pasta }),
  line({ grams: 100, category: 'Dairy & Eggs', nutrition: parmesan }),
]
const guanciale = line({ grams: 150, category: 'Meat' })
const of = (...lines: FoodInLine[]) => nutritionOfLines(lines, 4)

describe('what is not known', () => {
  it('makes a lower bound of what it may change, and is named', () => {
    expect(of(...known, guanciale)).toMatchObject({
      // 470 kcal of what is known, and up to 338 of guanciale.
      values: { calories: 470, protein: null, carbs: 75, fat: null },
      partial: ['calories', 'carbs'],
      missing: [2],
      known: 2,
      counted: 3,
    })
  })
  it('leaves no figure where it may be the larger part', () => {
    expect(of(...known, line({ grams: 300, category: 'Meat' }))?.values.calories).toBeNull()
    expect(of(guanciale)?.values).toEqual({ calories: null, protein: null, carbs: null, fat: null })
  })
  it('leaves the figure whole where all it may add is a twentieth: a spoon of a spice', () => {
    const spice = line({ amount: 1, unit: 'tsp', category: 'Spices' })
    const sum = of(...known, spice)
    expect(sum).toMatchObject({ values: { calories: 470, carbs: 76 }, partial: [], missing: [] })
    expect(sum).toMatchObject({ known: 2, counted: 3 })
  })
  it('is bounded all together, and only what matters is named', () => {
    const spoon = line({ grams: 3, category: 'Sauces & Condiments' })
    expect(of(...known, spoon)?.missing).toEqual([])
    const cheese = line({ grams: 60, category: 'Dairy & Eggs' })
    expect(of(...known, spoon, cheese)?.missing).toEqual([3])
  })
  it('has no bound where nobody weighed it, unless there is nothing in it', () => {
    const oil = { kcal: 900, protein: 0, carbohydrate: 0, fat: 100 }
    const poured = line({ amount: null, nutrition: oil })
    const sum = of(...known, known[0] ?? poured, poured)
    expect(sum).toMatchObject({ partial: ['calories', 'fat'], missing: [3] })
    expect(sum?.most).toMatchObject({ calories: Infinity, fat: Infinity, protein: 35 })
    // Half of two lines is too few to say.
    expect(of(...known.slice(0, 1), poured)?.values.calories).toBeNull()
  })
  it('is bounded by what a measure weighs at most: a clove of garlic', () => {
    const garlic = { kcal: 149, protein: 6, carbohydrate: 33, fat: 0.5 }
    expect(of(...known, line({ amount: 1, unit: 'clove', nutrition: garlic }))?.partial).toEqual([])
    expect(of(...known, line({ amount: 1, nutrition: garlic }))?.values.calories).toBeNull()
  })
  it('is known to be nothing of vinegar and of water', () => {
    const vinegar = line({ grams: 15, ingredient: 'black-vinegar', category: 'Oils & Vinegars' })
    expect(of(...known, vinegar)?.partial).toEqual([])
    expect(of(...known, line({ ingredient: 'water', grams: 2000 }))).toEqual(of(...known))
  })
  it('does not count where it can be left out', () => {
    expect(of(...known, line({ optional: true }))).toEqual(of(...known))
    expect(of(line({ optional: true }))).toBeNull()
  })
})

const rank = (sum: ReturnType<typeof of>, nutrient: Nutrient) => {
  if (sum === null || sum.values[nutrient] === null) return 0
  return sum.partial.includes(nutrient) ? 1 : 2
}

describe('of any lines', () => {
  const random = seededRandom(8)
  const categories = ['Spices', 'Herbs', 'Meat', 'Vegetables', 'Other', null]
  const units = ['g', 'tsp', 'cup', 'clove', 'piece']
  const anyUnknown = () =>
    line({
      grams: random.integer(2) === 0 ? null : random.integer(300),
      amount: random.integer(4) === 0 ? null : random.integer(3),
      unit: random.pick(units),
      category: random.pick(categories),
      ingredient: random.integer(6) === 0 ? null : 'food',
    })
  const anyKnown = () =>
    line({
      grams: random.integer(400),
      nutrition: {
        kcal: random.integer(900),
        protein: random.integer(40),
        carbohydrate: random.integer(80),
        fat: random.integer(100),
      },
    })
  const several = (food: () => FoodInLine, most: number) =>
    Array.from({ length: random.integer(most) }, food)

  it('one more that is not known never raises a claim, and adds nothing to what is known', () => {
    let lowered = 0
    for (let round = 0; round < 3000; round++) {
      const lines = [...several(anyKnown, 7), ...several(anyUnknown, 4)]
      const before = of(...lines)
      const after = of(...lines, anyUnknown())
      for (const nutrient of nutrients) {
        if (before === null) continue
        expect(rank(after, nutrient)).toBeLessThanOrEqual(rank(before, nutrient))
        expect(after?.least[nutrient]).toBe(before.least[nutrient])
        if (rank(after, nutrient) < rank(before, nutrient)) lowered += 1
      }
    }
    expect(lowered).toBeGreaterThan(100)
  })
  it('one that becomes known never lowers what is known, and stays within the bounds', () => {
    for (let round = 0; round < 1000; round++) {
      const lines = [...several(anyKnown, 7), ...several(anyUnknown, 4)]
      const grams = random.integer(300)
      const before = of(...lines, line({ grams }))
      const food = { kcal: random.integer(902), protein: 20, carbohydrate: 30, fat: 40 }
      const after = of(...lines, line({ grams, nutrition: food }))
      for (const nutrient of nutrients) {
        expect(after?.least[nutrient]).toBeGreaterThanOrEqual(before?.least[nutrient] ?? NaN)
        expect(after?.most[nutrient]).toBeLessThanOrEqual((before?.most[nutrient] ?? NaN) + 1e-9)
      }
    }
  })
})
