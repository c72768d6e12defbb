import { expect, it } from 'vitest'
import { readTasteset } from './tasteset.ts'

/** One recipe as the file has it: its lines, and each label with its place in the whole text. */
function csvOf(
  lines: readonly (readonly [
    text: string,
    labels: readonly (readonly [entity: string, type: string])[],
  ])[],
) {
  const text = lines.map(([line]) => line).join('\n')
  let from = 0
  const entities = lines.flatMap(([line, labels]) => {
    const found = labels.map(([entity, type]) => {
      const start = from + line.indexOf(entity)
      return { start, end: start + entity.length, type, entity }
    })
    from += line.length + 1
    return found
  })
  const quoted = JSON.stringify(entities).replaceAll('"', '""')
  return `ingredients,ingredients_entities\n"${text}","${quoted}"\n`
}

it('reads the amount, the unit and the name with what stands next to it', () => {
  const csv = csvOf([
    [
      '1 1⁄2 cups chopped red onion',
      [
        ['1 1⁄2', 'QUANTITY'],
        ['cups', 'UNIT'],
        ['chopped', 'PROCESS'],
        ['red', 'COLOR'],
        ['onion', 'FOOD'],
      ],
    ],
    [
      '2 cups acme low-fat milk or 1 cup water',
      [
        ['2', 'QUANTITY'],
        ['cups', 'UNIT'],
        ['milk', 'FOOD'],
        ['1', 'QUANTITY'],
        ['water', 'FOOD'],
      ],
    ],
  ])
  expect(readTasteset(csv)).toMatchObject([
    { quantity: 1.5, unit: 'cups', names: ['red onion'], qualities: ['chopped', 'red', ''] },
    { quantity: 2, unit: 'cups', names: ['milk'], qualities: ['acme low-fat'] },
  ])
})

it.each(['2 -3', 'about 2', 'some'])('leaves a line with %j of a thing out', (amount) => {
  const labels = [[amount, 'QUANTITY'] as const, ['figs', 'FOOD'] as const]
  expect(readTasteset(csvOf([[`${amount} figs`, labels]]))).toEqual([])
})
