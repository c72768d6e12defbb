import { describe, expect, test } from 'vitest'
import { readAmount } from '#domain/ingredients/amount.ts'
import { readUnit } from '#domain/ingredients/read-unit.ts'
import { ratioOf } from '#domain/ingredients/unit-ratios.ts'
import { countedThings } from '#domain/recipes/scale-counts.ts'
import { withFractionSigns } from '#domain/recipes/scale-measure.ts'
import { shownStepText } from '#domain/recipes/scale-shown-step.ts'
import { scaleStep } from '#domain/recipes/scale-steps.ts'
import type { StepPart, UnitSystem } from '#domain/recipes/scale.ts'
import { wholeCatalogue, wholeVocabulary } from './testing/whole-catalogue.ts'

const { catalogue } = await wholeCatalogue()
const vocabulary = await wholeVocabulary()
const recipes = catalogue.recipes.map((recipe) => ({
  ...recipe,
  counted: countedThings(
    recipe.ingredients.map(({ item, amount = null, max = null, unit = null, note = null }) => ({
      ingredient: item,
      name: item,
      section: null,
      amount,
      amountMax: max,
      unit: unit ?? 'piece',
      note,
      us: null,
      optional: false,
    })),
    vocabulary,
  ),
}))

function partsOf(factor: number, system: UnitSystem): { step: string; parts: StepPart[] }[] {
  return recipes.flatMap(({ slug, steps, counted }) =>
    steps.map((text) => ({
      step: `${slug}: ${text}`,
      parts: scaleStep(text, { factor, system }, counted),
    })),
  )
}

const foodMeasure =
  /\d ?(?:g|kg|ml|litres?|tablespoons?|teaspoons?|tbsp|tsp|cups?|quarts?|oz|lb)\b/iu
const twin = / \([^(),]*?(?:cups?|tbsp|tsp|quarts?|oz|lb|in|°F)\)|, 1\/4 cup(?=\))/gu

describe('the amounts in the steps of every recipe', () => {
  test('are found: no measure of food is left among the words', () => {
    const left = partsOf(2, 'metric').flatMap(({ step, parts }) =>
      parts.some(({ kind, text }) => kind === 'words' && foodMeasure.test(text)) ? [step] : [],
    )
    // The size of a tin, without another measure beside it.
    expect(left.filter((step) => !/12-cup tin/u.test(step))).toEqual([])
    expect(
      partsOf(2, 'metric').flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'amount'))
        .length,
    ).toBeGreaterThan(150)
  })

  test('read as written where nothing is scaled, in one kitchen’s measures', () => {
    for (const { steps, counted } of recipes) {
      for (const step of steps) {
        const shown = shownStepText({ text: step }, { factor: 1, system: 'metric' }, counted)
        expect(withFractionSigns(shown)).toBe(withFractionSigns(step.replaceAll(twin, '')))
      }
    }
  })

  test.each([1 / 2, 3 / 4, 1.5, 2, 3])('are %f times what was written', (factor) => {
    const grams = (text: string) => {
      const all = text.split(' plus ').map(gramsOfOne)
      return all.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0)
    }
    const gramsOfOne = (text: string) => {
      const read = readAmount(
        text
          .replace('–', '-')
          .replace(/^half a /u, '1/2 ')
          .replace(' level ', ' '),
      )
      const unit = read === null ? null : readUnit(read.rest)
      if (read === null || unit === null) return null
      const one = ratioOf('g', unit.unit) ?? ratioOf('ml', unit.unit)
      return one === null ? null : read.amount.min * one
    }
    for (const system of ['metric', 'us'] as const) {
      const before = partsOf(1, system)
      for (const [index, { step, parts }] of partsOf(factor, system).entries()) {
        const old = before[index]?.parts.filter(({ kind }) => kind === 'amount') ?? []
        const measured = parts.filter(
          ({ kind, text }) =>
            kind === 'amount' && foodMeasure.test(text.replace(/[½⅓⅔¼¾⅙⅛⅜]/gu, '1')),
        )
        const known = old.filter(({ text }) => grams(text) !== null)
        expect({ step, found: measured.length }).toEqual({ step, found: known.length })
        for (const [place, { text }] of measured.entries()) {
          const was = grams(known[place]?.text ?? '')
          const is = grams(text)
          if (was === null || is === null) throw new Error(`${text} cannot be read: ${step}`)
          const isNear = Math.abs(is - was * factor) < was * factor * 0.25
          expect({ step, text, isNear }).toEqual({ step, text, isNear: true })
        }
      }
    }
  })

  test('leave alone what must not follow: times, temperatures, lengths, tins, portions', () => {
    const kept = (factor: number) =>
      partsOf(factor, 'metric').map(({ parts }) => parts.filter(({ kind }) => kind === 'measure'))
    expect(kept(3)).toEqual(kept(1))
    const times = (factor: number) =>
      partsOf(factor, 'metric').map(
        ({ parts }) =>
          parts
            .map(({ text }) => text)
            .join('')
            .match(/\d[\d /–.]* (?:minute|hour|second|day)s?/gu) ?? [],
      )
    expect(times(3)).toEqual(times(1))
    const portions = kept(1).flatMap((parts) =>
      parts.flatMap(({ text }) => (/°C|cm|mm/u.test(text) ? [] : [text])),
    )
    expect(portions).toMatchInlineSnapshot(`
      [
        "60 ml",
        "60 ml",
        "a level tablespoon",
        "3-litre",
        "a tablespoon",
        "2.5-litre",
        "1.5-litre",
        "2 tablespoons",
        "2-litre",
        "2-litre",
        "5 litres",
        "a teaspoon",
        "4 tablespoons",
        "2 tablespoons",
        "a teaspoon",
        "350 ml",
        "2-litre",
      ]
    `)
  })

  test('are in the measures of an American kitchen where one is asked for', () => {
    for (const factor of [1, 2]) {
      const metric = partsOf(factor, 'us').flatMap(({ step, parts }) => {
        const text = parts.map((part) => part.text).join('')
        return / (?:ml|g|kg|litres?)\b|°C|\d-litre/u.test(text) ? [`${step} → ${text}`] : []
      })
      expect(metric).toEqual([])
    }
  })
})
