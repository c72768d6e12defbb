import { beforeAll, describe, expect, it, test } from 'vitest'
import { timersOfStep } from '#domain/cooking/timers-of-step.ts'
import { type StepTimer, timersIn } from '#domain/cooking/timers.ts'
import { lineageOf } from '#domain/ingredients/lineage.ts'
import { normalise } from '#domain/ingredients/normalise.ts'
import { lineWords } from '#domain/recipes/line-words.ts'
import { scaleShownStep } from '#domain/recipes/scale-shown-step.ts'
import { scaleStep } from '#domain/recipes/scale-steps.ts'
import { inBritishWords } from '#domain/texts/british-words.ts'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { britishCards } from './british.ts'
import { britishNames } from './testing/british-names.ts'
import { wholeCards, wholeCatalogue } from './testing/whole-catalogue.ts'

const { catalogue } = await wholeCatalogue()
const { american, names, vocabulary: british, americanWords } = await britishNames()

const texts = catalogue.recipes.flatMap(({ slug, ...recipe }) =>
  [
    recipe.title,
    recipe.summary,
    ...recipe.steps,
    ...recipe.ingredients.flatMap(({ note, without, group }) => [note, without, group]),
    recipe.tip,
    recipe.storage,
  ].flatMap((text) => (text === undefined ? [] : { slug, text })),
)

describe('British names', () => {
  it('are of foods that there are, each of one alone', () => {
    expect(Object.keys(names).filter((id) => !american.ingredients.has(id))).toEqual([])
    const all = Object.values(names).flatMap(({ one, many = one }) => [
      ...new Set([normalise(one), normalise(many)]),
    ])
    expect(all.filter((name, place) => all.indexOf(name) !== place)).toEqual([])
  })

  it('mean no other food to Americans: that, or a kind of it', () => {
    const others = Object.entries(names).flatMap(([id, { one, many = one }]) =>
      [one, many].flatMap((name) => {
        const meant = american.aliases.get(normalise(name)) ?? id
        return lineageOf(meant, american).includes(id) ? [] : [`${name}: ${meant}`]
      }),
    )
    expect(others).toEqual([])
  })

  it('leave all that is typed in American English as it was understood', () => {
    const changed = [...american.aliases].filter(([name, id]) => british.aliases.get(name) !== id)
    expect(changed).toEqual([['minced meat', 'ground-beef']])
  })

  it('keep what an allergy hangs on: no food gets the name of another', () => {
    const shown = [...british.ingredients.values()].flatMap(({ id, shown: called }) =>
      called === undefined ? [] : [called.one, called.many].map((name) => ({ id, name })),
    )
    expect(shown.filter(({ id, name }) => british.aliases.get(normalise(name)) !== id)).toEqual([])
  })
})

describe('our recipes in British words', () => {
  it('have no American word left', () => {
    const left = texts.filter(({ text }) => americanWords.test(inBritishWords(text)))
    expect(left).toEqual([])
  })

  it('have none either in what a cook says of swaps', () => {
    const left = american.substitutions
      .map(({ note }) => inBritishWords(note))
      .filter((note) => americanWords.test(note))
    expect([...new Set(left)]).toEqual([])
  })

  it('are sentences as they were: as many, with their numbers, and the right article', () => {
    const shape = (text: string) => text.replaceAll(/[^\d.;!?]+/gu, ' ')
    const wrongArticle = /\ban (?![aeiouh8]|\p{Lu})|\ba (?=[aeio])|\$\d| {2}/u
    const broken = texts.filter(({ text }) => {
      const said = inBritishWords(text)
      const isWhole = shape(said) === shape(text) || text.includes('stands in for cider')
      return !isWhole || inBritishWords(said) !== said || wrongArticle.test(said)
    })
    expect(broken).toEqual([])
  })

  it('have the titles on their cards, with the American ones beside', async () => {
    const cards = await wholeCards()
    const shownCards = britishCards(cards)
    expect(shownCards.map(({ title, writtenTitle }) => writtenTitle ?? title)).toEqual(
      cards.map(({ title }) => title),
    )
    expect(shownCards.filter(({ title }) => americanWords.test(title))).toEqual([])
  })
})

describe('a page in British English', () => {
  beforeAll(() => {
    findSpeakerBy(() => ({ tag: 'en-GB', translate: () => undefined }))
    return () => findSpeakerBy(() => undefined)
  })

  const steps = catalogue.recipes.flatMap((recipe) => recipe.steps)

  const timesOf = (timers: readonly StepTimer[]) =>
    timers.map(({ seconds, mostSeconds }) => `${seconds}–${mostSeconds}`).join(' ')

  it('has the timers of the American steps, and their amounts', () => {
    const scaling = { factor: 2, system: 'metric' } as const
    const lost = steps.filter((step) => {
      const text = inBritishWords(step)
      const kinds = scaleStep(step, scaling).map(({ kind }) => kind)
      const said = scaleShownStep({ text, written: step }, scaling)
      return (
        americanWords.test(said.map((part) => part.text).join('')) ||
        said.map(({ kind }) => kind).join(' ') !== kinds.join(' ') ||
        timesOf(timersOfStep(text, step)) !== timesOf(timersIn(step))
      )
    })
    expect(lost).toEqual([])
  })

  test.each([
    ['zucchini', 2, 'piece', '2 courgettes'],
    ['zucchini', 1, 'piece', '1 courgette'],
    ['shrimp', 300, 'g', '300 prawns'],
    ['garlic', 2, 'clove', '2 garlic'],
    ['canned-tomato', 2, 'can', '2 tomatoes'],
    ['cilantro', 1, 'bunch', '1 coriander'],
  ])('calls %s of %s %s so', (id, amount, unit, words) => {
    const food = british.ingredients.get(id)
    if (food === undefined) throw new Error(id)
    const line = { name: food.name, amount, amountMax: null, unit }
    expect(`${amount} ${lineWords(line, food).name}`).toBe(words)
  })
})
