import { escapeHtml } from '#server/escape-html.ts'

/** One line of a drawing: its name and its points. */
export interface Curve {
  name: string
  points: readonly { x: number; y: number }[]
}

const width = 720
const height = 400
const frame = { left: 70, right: 230, top: 40, bottom: 40 }
const colours = [
  '#b23a2a',
  '#3e6b35',
  '#a56a00',
  '#35558a',
  '#7a3f78',
  '#4d4d4d',
  '#0f7b7b',
  '#8a5a44',
]

const powersWithin = (least: number, most: number): number[] => {
  const first = Math.floor(Math.log10(least))
  const last = Math.ceil(Math.log10(most))
  return Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index))
}

const shown = (value: number): string => {
  const units = [
    [1e9, 'G'],
    [1e6, 'M'],
    [1e3, 'k'],
  ] as const
  const [size, unit] = units.find(([each]) => value >= each) ?? [1, '']
  return `${Number((value / size).toPrecision(3))}${unit}`
}

/** An SVG of curves on two logarithmic scales: what stays lies flat, what grows in proportion rises by one for one. */
export function drawCurves(
  title: string,
  xName: string,
  yName: string,
  curves: readonly Curve[],
): string {
  const points = curves.flatMap((curve) => curve.points)
  const columns = powersWithin(
    Math.min(...points.map(({ x }) => x)),
    Math.max(...points.map(({ x }) => x)),
  )
  const rows = powersWithin(
    Math.min(...points.map(({ y }) => y)),
    Math.max(...points.map(({ y }) => y)),
  )
  const place = (value: number, marks: readonly number[], from: number, to: number): number => {
    const [first = 1] = marks
    const last = marks.at(-1) ?? 10
    const share = Math.log(value / first) / Math.log(last / first)
    return Math.round((from + share * (to - from)) * 10) / 10
  }
  const across = (x: number) => place(x, columns, frame.left, width - frame.right)
  const up = (y: number) => place(y, rows, height - frame.bottom, frame.top)
  const label = (x: number, y: number, text: string, anchor = 'start', fill = '#333') =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${fill}">${escapeHtml(text)}</text>`
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#ddd"/>`
  const right = width - frame.right
  const bottom = height - frame.bottom
  const grid = [
    ...columns.flatMap((x) => [
      line(across(x), frame.top, across(x), bottom),
      label(across(x), bottom + 18, shown(x), 'middle'),
    ]),
    ...rows.flatMap((y) => [
      line(frame.left, up(y), right, up(y)),
      label(frame.left - 8, up(y) + 4, shown(y), 'end'),
    ]),
  ]
  const drawn = curves.flatMap(({ name, points: own }, index) => {
    const colour = colours[index % colours.length] ?? '#333'
    const path = own.map(({ x, y }) => `${across(x)} ${up(y)}`).join('L')
    const named = frame.top + 8 + index * 22
    return [
      `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      ...own.map(({ x, y }) => `<circle cx="${across(x)}" cy="${up(y)}" r="3" fill="${colour}"/>`),
      `<path d="M${right + 14} ${named - 4}h14" stroke="${colour}" stroke-width="3"/>`,
      label(right + 34, named, name, 'start', '#333'),
    ]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img" aria-label="${escapeHtml(title)}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    label(frame.left, 20, `${title} (${yName})`),
    label((frame.left + right) / 2, height - 6, xName, 'middle'),
    ...grid,
    ...drawn,
    '</svg>\n',
  ].join('\n')
}
