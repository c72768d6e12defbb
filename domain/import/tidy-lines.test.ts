import { describe, expect, it } from 'vitest'
import { withSections } from './tidy-lines.ts'

/** The sections of the last of these lines, and the lines that are left. */
function tidied(...texts: string[]) {
  const lines = withSections(texts.map((text) => ({ text, section: null, chosen: null })))
  return { texts: lines.map(({ text }) => text), section: lines.at(-1)?.section ?? null }
}

describe('names of groups without a mark', () => {
  it.each([
    'Wet ingredients',
    'Salad Ingredients',
    'Optional toppings',
    'Cheesecake filling',
    'To serve',
    'For the glaze (optional)',
  ])('%s', (name) => {
    const { texts, section } = tidied('1 cup flour', name, '2 cups milk')
    expect(texts).toEqual(['1 cup flour', '2 cups milk'])
    expect(section).toBe(name)
  })

  it.each(['Per la crema pasticcera', 'Para a massa', 'Für den Teig', 'Na ciasto', 'Pour la pâte'])(
    'in another language: %s',
    (name) => {
      const { texts, section } = tidied('200 g flour', name, '2 dl milk')
      expect(texts).toEqual(['200 g flour', '2 dl milk'])
      expect(section).toBe(name)
    },
  )

  it('takes no food for a name of a group', () => {
    const line = 'Per la teglia burro'
    expect(tidied('200 g flour', line, '2 dl milk').texts).toContain(line)
  })

  it.each(['Broth', 'Pie crust', 'Cream cheese frosting', 'Chicken', 'Vanilla ice cream'])(
    'what is bought by its name stays a line: %s',
    (name) => {
      expect(tidied('1 cup flour', name, '2 cups milk').texts).toContain(name)
    },
  )

  it('and their asterisks are no part of it', () => {
    expect(tidied('1 cup flour', '*For the marinade*', '2 cups milk').section).toBe(
      'For the marinade',
    )
  })

  it('stays a line where no amount follows, for it may be bought', () => {
    expect(tidied('1 cup flour', 'Dressing', 'parsley').texts).toContain('Dressing')
  })

  it.each(['Optional toppings', 'For serving', 'Add-ins', 'Garnishes (optional)', 'You will need'])(
    'is a heading by its words alone: %s',
    (name) => {
      expect(tidied('1 cup flour', name, 'parsley')).toEqual({
        texts: ['1 cup flour', 'parsley'],
        section: name,
      })
    },
  )

  it('is no food where nothing stands below it', () => {
    expect(tidied('1 cup flour', 'For serving').texts).toEqual(['1 cup flour'])
  })
})
