import { describe, expect, it } from 'vitest'
import { planTable } from './plan-table.ts'
import {
  ada,
  cleo,
  dish,
  facts,
  line,
  planOf,
  vocabulary,
  who,
  wordsOf,
  soup,
} from './testing/dishes.ts'

describe('a portion leaves the pot', () => {
  it('before what a diet forbids, and goes without it', () => {
    expect(wordsOf(soup, ada, who('Ben', 'vegan'), cleo)).toEqual([
      'Ada, Cleo: As it is.',
      'Ben: Take this portion out in step 2, before the cream, and finish it by itself. Leave out the cream.',
    ])
  })

  it('but not without what the dish is called after', () => {
    const ofCream = { ...soup, title: 'Soup with cream' }
    expect(wordsOf(ofCream, ada, who('Ben', 'vegan'), cleo)[1]).toBe(
      'Ben: Not this dish: it cannot go without the cream.',
    )
  })

  it('with words about pan and spoon, where somebody is allergic', () => {
    const [, ben] = planOf(soup, ada, who('Ben', 'dairy'), cleo).eaters
    expect(ben).toMatchObject({
      parting: { kind: 'taken-out', step: 2, before: 'cream' },
      care: { avoided: ['dairy'], foods: ['cream'] },
    })
    expect(wordsOf(soup, ada, who('Ben', 'dairy'), cleo)[1]).toContain(
      'Keep dairy away: a clean pan, spoon, board and knife for this portion alone',
    )
  })

  it('with as much care where a diet may be an allergy, and with none where it cannot', () => {
    const care = (...options: string[]) => {
      const [, ben] = planOf(soup, ada, who('Ben', ...options), cleo).eaters
      return ben?.kind === 'changed' ? ben.care : undefined
    }
    expect(care('dairy-free')).toEqual({ avoided: ['dairy'], foods: ['cream'] })
    expect(care('vegan')).toBeNull()
  })

  it('with something else in place of what is of the base', () => {
    const stew = dish(
      [
        [line('onion'), 300],
        [line('potato'), 300],
        [line('chicken'), 300],
      ],
      'Simmer the onion and the potato in water for 20 minutes.',
      'Add the chicken and simmer 10 minutes.',
    )
    expect(wordsOf(stew, ada, who('Ben', 'vegetarian'), cleo)).toEqual([
      'Ada, Cleo: As it is.',
      'Ben: Take this portion out in step 2, before the chicken, and finish it by itself. Use tofu in place of the chicken.',
    ])
    // No tofu comes to a table where it must not touch somebody’s portion.
    expect(wordsOf(stew, ada, who('Ben', 'vegetarian'), who('Cleo', 'soy'))[1]).toBe(
      'Ben: Not this dish: it cannot go without the chicken.',
    )
  })

  it('not without its meat where nothing else fills, but without it where something does', () => {
    const withHam = (other: string) =>
      dish(
        [
          [line(other), 400],
          [line('onion'), 300],
          [line('ham'), 150],
        ],
        `Simmer the ${other} and the onion in water for 20 minutes.`,
        'Add the ham and simmer 5 minutes.',
      )
    const table = [ada, who('Ben', 'vegetarian'), who('Cleo', 'soy')]
    expect(wordsOf(withHam('potato'), ...table)[1]).toMatch(/^Ben: Not this dish/u)
    expect(wordsOf(withHam('lentil'), ...table)[1]).toContain('Leave out the ham.')
  })
})

describe('what is on the plate', () => {
  const noodles = dish(
    [
      [line('onion'), 300],
      [line('potato'), 300],
      [line('peanut', { use: 'finish' }), 30],
    ],
    'Chop the peanut.',
    'Fry the onion and the potato for 10 minutes.',
    'Scatter the peanut over and serve.',
  )

  it('is left off, and a plate is filled before it is opened', () => {
    expect(wordsOf(noodles, who('Ada', 'peanuts'), cleo, who('Ben'))).toEqual([
      'Ada: Leave the peanut off this plate. Keep peanuts away: fill this plate first, with a clean spoon, board and knife, before you open the peanut.',
      'Cleo, Ben: As it is.',
    ])
  })

  it('is nothing that goes on to cook: then a portion leaves before it', () => {
    const steps = [...(noodles.instructions ?? []), 'Simmer everything for 5 minutes.']
    const [first] = planOf(
      { ...noodles, instructions: steps },
      who('Ada', 'peanuts'),
      cleo,
      ada,
    ).eaters
    expect(first).toMatchObject({
      parting: { kind: 'taken-out', step: 3 },
      changes: [{ where: 'pot' }],
    })
  })

  it('is left out for all where most would have it off', () => {
    expect(wordsOf(noodles, who('Ada', 'peanuts'), who('Ben', 'nuts'))).toEqual([
      'For everyone: leave out the peanut.',
      'Ada, Ben: As it is.',
    ])
  })
})

describe('what has touched the pot before', () => {
  const fried = dish(
    [
      [line('butter'), 40],
      [line('onion'), 300],
      [line('potato'), 300],
      [line('cream', { optional: true }), 100],
    ],
    'Fry the onion in the butter.',
    'Add the potato and cook 20 minutes.',
    'Stir in the cream and simmer 2 minutes.',
  )

  it('is changed for all, and nobody is told to take a portion out behind it', () => {
    const { forAll, eaters } = planOf(fried, ada, who('Ben', 'dairy'), cleo)
    expect(forAll).toMatchObject([{ ingredient: 'butter', swap: { uses: ['olive-oil'] }, step: 1 }])
    expect(eaters[1]).toMatchObject({ parting: { kind: 'taken-out', step: 3, before: 'cream' } })
  })

  it('makes it another dish for somebody where nothing can stand in for it', () => {
    const without = { ...vocabulary, substitutions: [] }
    const { eaters } = planTable(fried, [ada, who('Ben', 'dairy'), cleo], without, facts)
    expect(eaters[1]).toMatchObject({ kind: 'not-this-dish', helpless: [{ name: 'butter' }] })
  })

  it('is nothing that was only cut on a board, and anything that went in unnamed', () => {
    const steps = ['Simmer the onion and the potato.', 'Add the ham and the lentil.']
    const lines = [
      [line('onion'), 300],
      [line('potato'), 300],
      [line('lentil'), 300],
      [line('ham'), 100],
    ] as const
    const parting = (first: string) => {
      const [, ben] = planOf(
        dish(lines, first, ...steps),
        ada,
        who('Ben', 'vegetarian'),
        cleo,
      ).eaters
      return ben?.kind === 'changed' ? ben.parting : undefined
    }
    expect(parting('Dice the ham.')).toMatchObject({ kind: 'taken-out', step: 3 })
    for (const all of ['Put all the ingredients into a bowl.', 'Dice the ham over the onion.']) {
      expect(parting(all)).toEqual({ kind: 'from-the-start' })
    }
  })
})
