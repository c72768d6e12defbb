import { describe, expect, it } from 'vitest'
import { offeredLanguages } from '#domain/texts/language.ts'
import { recipe } from './testing/entries.ts'
import { wholeCatalogue } from './testing/whole-catalogue.ts'
import { faultsOfTranslation, readTranslations, translatedLanguages } from './translations.ts'

describe.each(await translatedLanguages())('recipes in %s', (language) => {
  it('have the lines, steps, notes and numbers of the recipe', async () => {
    const { catalogue } = await wholeCatalogue()
    const bySlug = new Map(catalogue.recipes.map((each) => [each.slug, each]))
    const { recipes, problems } = await readTranslations(language)
    expect(problems).toEqual([])
    const isOffered = offeredLanguages.some((tag) => tag === language)
    expect(isOffered ? recipes.size : catalogue.recipes.length).toBe(catalogue.recipes.length)
    const faults = [...recipes].flatMap(([slug, translated]) => {
      const of = bySlug.get(slug)
      const found = of === undefined ? ['of no recipe'] : faultsOfTranslation(of, translated)
      return found.map((fault) => `${slug}: ${fault}`)
    })
    expect(faults).toEqual([])
  })
})

describe('faultsOfTranslation', () => {
  const soup = recipe('soup', {
    summary: 'Hot.',
    ingredients: [{ item: 'onion', note: 'sliced', group: 'Base' }],
    steps: ['Fry 5 minutes at 180 °C (350 °F).', 'Add two cups.'],
  })
  const suppe = {
    title: 'Suppe',
    summary: 'Heiß.',
    lines: [{ note: 'in Scheiben' }],
    sections: { Base: 'Grundlage' },
    steps: ['5 Minuten bei 180 °C braten.', '2 Tassen zugeben.'],
  }

  it('finds none where all is said', () => {
    expect(faultsOfTranslation(soup, suppe)).toEqual([])
  })

  it('lets the steps be missing all together, with the tip and how it keeps', () => {
    const kept = { ...soup, tip: 'Stir.', storage: 'Keeps 3 days.' }
    const { steps: _, ...rest } = suppe
    expect(faultsOfTranslation(kept, rest)).toEqual([])
    expect(faultsOfTranslation(kept, { ...rest, tip: 'Rühren.', storage: '3 Tage.' })).toEqual([
      'storage without steps',
      'tip without steps',
    ])
    expect(faultsOfTranslation(kept, { ...rest, steps: [] })).toEqual(['0 steps for 2'])
  })

  it.each([
    ['Pour 2 personnes.', []],
    ['Pour deux personnes.', []],
    ['Para dos personas.', []],
    ['Per due persone.', []],
    ['Pour trois personnes.', ['summary has lost 2']],
  ])('reads the numbers of “%s”', (summary, faults) => {
    const { steps: _, ...rest } = suppe
    expect(faultsOfTranslation({ ...soup, summary: 'For 2.' }, { ...rest, summary })).toEqual(
      faults,
    )
  })

  it.each([
    [{ lines: [] }, '0 lines for 1'],
    [{ steps: ['5 Minuten braten.'] }, '1 steps for 2'],
    [{ lines: [{}] }, 'note of onion is missing'],
    [{ lines: [{ note: 'in Scheiben', without: 'fade' }] }, 'loss of onion is not in the recipe'],
    [{ sections: {} }, 'no section “Base”'],
    [{ tip: 'Rühren.' }, 'tip is not in the recipe'],
    [{ steps: ['6 Minuten bei 180 °C braten.', '2 Tassen.'] }, 'step 1 has lost 5'],
  ])('finds what %j gets wrong', (change, fault) => {
    expect(faultsOfTranslation(soup, { ...suppe, ...change })).toContain(fault)
  })
})
