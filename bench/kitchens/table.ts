import { type Judged, medianOf, reportOf } from './count.ts'

/** Kitchens by how much was typed; the sizes that were written are 6–9, 12–18 and 25–45. */
const sizes = [
  { name: 'up to 9 things', from: 0, to: 9 },
  { name: '10 to 24', from: 10, to: 24 },
  { name: '25 and more', from: 25, to: Infinity },
] as const

function lineOf(name: string, judged: readonly Judged[]): string {
  const { kitchens, atLeastThree, expectedAmongFirstThree, distinctAmongFirstTen } =
    reportOf(judged)
  const share = (count: number) =>
    `${count} (${kitchens === 0 ? 0 : Math.round((100 * count) / kitchens)} %)`
  return [
    name.padEnd(16),
    `${kitchens}`.padStart(8),
    share(atLeastThree).padStart(16),
    `${medianOf(judged.map(({ row }) => row.noShopping))}`.padStart(8),
    share(expectedAmongFirstThree).padStart(16),
    `${distinctAmongFirstTen}`.padStart(10),
  ].join('')
}

const head = 'size            kitchens  three or more  median     named first different'

/** For a person: each kitchen in a line with its first three, then the figures by size, then what must not be. */
export function tableOf(judged: readonly Judged[]): string {
  const { brier, unsafe } = reportOf(judged)
  const kitchens = judged.map(
    ({ row: { name, size, noShopping, expected, first } }) =>
      `${expected ? '✓' : ' '} ${name} (${size}): ${noShopping} without shopping; ${first.slice(0, 3).join(' · ')}`,
  )
  const bySize = sizes.map(({ name, from, to }) =>
    lineOf(
      name,
      judged.filter(({ row: { size } }) => size >= from && size <= to),
    ),
  )
  return [
    ...kitchens,
    '',
    head,
    ...bySize,
    lineOf('all', judged),
    '',
    `Brier score of what is believed to be at home: ${brier === null ? 'nothing is believed' : brier.toFixed(3)}`,
    `Offered against the settings: ${unsafe}`,
    ...judged.flatMap((each) => each.unsafe).map((text) => `  ${text}`),
  ].join('\n')
}
