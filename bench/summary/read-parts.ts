import { z } from 'zod'
import { formatNumber } from '#domain/format-number.ts'
import { budgets } from '../weight.ts'
import { measuredRow, type MeasuredRow } from './row.ts'

const figure = z.object({ name: z.string(), value: z.number() })

const weightSchema = z.object({ firstScreen: z.number(), routes: z.record(z.string(), z.number()) })

/** What `bench/weight.ts --json` says. @throws ZodError where it says something else; so do all below */
export function weightRows(json: unknown): MeasuredRow[] {
  const { firstScreen, routes } = weightSchema.parse(json)
  const [largest] = Object.entries(routes).toSorted(([, left], [, right]) => right - left)
  const [name, bytes] = z.tuple([z.string(), z.number()]).parse(largest)
  const of = { part: 'weight', unit: 'kB' } as const
  return [
    measuredRow({
      ...of,
      what: 'JavaScript of the first screen, gzip',
      ours: firstScreen / 1000,
      limit: { atMost: budgets.firstScreen / 1000 },
    }),
    measuredRow({
      ...of,
      what: `JavaScript that the largest other route adds (${name}), gzip`,
      ours: bytes / 1000,
      limit: { atMost: budgets.route / 1000 },
    }),
  ]
}

const webSchema = z.object({
  routes: z
    .array(
      z.object({
        path: z.string(),
        lcpMs: z.number(),
        tbtMs: z.number(),
        lighthouse: z.record(z.string(), z.number()),
      }),
    )
    .min(1),
  rankings: z.array(z.object({ slowdown: z.number(), recipes: z.number(), median: z.number() })),
})
const manyRecipes = 1_000

/** What `bench:web --json` says: each page, and the new ranking with a thousand recipes. */
export function webRows(json: unknown): MeasuredRow[] {
  const { routes, rankings } = webSchema.parse(json)
  const many = rankings.filter(({ recipes }) => recipes === manyRecipes)
  if (many.length === 0) throw new Error('no ranking with 1,000 recipes was measured')
  const pages = routes.flatMap(({ path, lcpMs, tbtMs, lighthouse }) => [
    measuredRow({
      part: 'web',
      what: `${path}: largest contentful paint`,
      ours: lcpMs,
      unit: 'ms',
      limit: { atMost: 1_500 },
    }),
    measuredRow({
      part: 'web',
      what: `${path}: total blocking time`,
      ours: tbtMs,
      unit: 'ms',
      limit: { atMost: budgets.firstScreen / 1000 },
    }),
    measuredRow({
      part: 'web',
      what: `${path}: Lighthouse, the lowest of ${Object.keys(lighthouse).length}`,
      ours: Math.min(...Object.values(lighthouse)),
      unit: 'points',
      limit: { atLeast: 95 },
    }),
  ])
  const ranked = many.map(({ slowdown, median }) =>
    measuredRow({
      part: 'web',
      what: `ingredient to ranking, 1,000 recipes, ${slowdown === 1 ? 'processor as it is' : `${slowdown}× slower`}`,
      ours: median,
      unit: 'ms',
      limit: { atMost: 100 },
    }),
  )
  return [...pages, ...ranked]
}

const times = z.object({ p50: z.number(), p95: z.number() })
const matchingSchema = z.object({
  exact: z.boolean(),
  sizes: z
    .array(
      z.object({
        recipes: z.number(),
        ours: times,
        filtered: times,
        bareMethod: times,
        mealie: times,
      }),
    )
    .min(1),
})
type Times = z.infer<typeof times>
/**
 * Limits in ms hold for one machine. `bare` says the same of any: where the limits were set, the bare method's median
 * took 0.8 ms with 100,000 recipes and 2.1 ms with a million, so a search may take so many times as long.
 */
const searchLimits = [
  { recipes: 100_000, plain: { p50: 3, p95: 12 }, bare: 3 / 0.8 },
  {
    recipes: 1_000_000,
    plain: { p50: 4, p95: 12 },
    bare: 4 / 2.1,
    filtered: { p50: 10, p95: 40 },
    mealie: 1_000,
  },
]

/** What `bench:matching --json` says, at the sizes that have a limit. */
export function matchingRows(json: unknown): MeasuredRow[] {
  const { exact, sizes } = matchingSchema.parse(json)
  const part = 'matching'
  const both = (what: string, ours: Times, limit: Times, mealie?: Times) =>
    (['p50', 'p95'] as const).map((share) =>
      measuredRow({
        part,
        what: `${what}, ${share}`,
        ours: ours[share],
        unit: 'ms',
        limit: { atMost: limit[share] },
        ...(mealie && { peer: { name: 'Mealie’s query', value: mealie[share] } }),
      }),
    )
  const rows = searchLimits.flatMap(({ recipes, plain, bare, filtered, mealie }) => {
    const size = sizes.find((each) => each.recipes === recipes)
    if (size === undefined) return []
    const what = `search in ${formatNumber(recipes)} recipes`
    return [
      ...both(what, size.ours, plain, size.mealie),
      measuredRow({
        part,
        what: `${what}: median as a multiple of the bare method’s`,
        ours: size.ours.p50 / size.bareMethod.p50,
        unit: '×',
        limit: { atMost: bare },
      }),
      ...(filtered ? both(`${what}, two filters`, size.filtered, filtered) : []),
      ...(mealie === undefined
        ? []
        : [
            measuredRow({
              part,
              what: `${what}: Mealie’s median as a multiple of ours`,
              ours: size.mealie.p50 / size.ours.p50,
              unit: '×',
              limit: { atLeast: mealie },
            }),
          ]),
    ]
  })
  const agreement = measuredRow({
    part,
    what: 'search as brute force finds it (1: exact)',
    ours: Number(exact),
    unit: '',
    limit: { atLeast: 1 },
  })
  return [...rows, agreement]
}

const figuresSchema = z.object({ figures: z.array(figure).min(1) })
const ratioEnding = ', Larder to bare'

/** What `bench:data-api --json` says: for each request the ratio, which is the median of the rounds’. */
export function dataApiRows(json: unknown): MeasuredRow[] {
  const { figures } = figuresSchema.parse(json)
  const rows = figures
    .filter(({ name }) => name.endsWith(ratioEnding))
    .map(({ name, value }) => {
      const what = name.slice(0, -ratioEnding.length)
      return measuredRow({
        part: 'data-api',
        what: `data API, ${what}: through Larder to bare PostgREST`,
        ours: value,
        unit: '×',
        limit: { atLeast: 0.8 },
      })
    })
  if (rows.length === 0) throw new Error('no request was compared')
  return rows
}

const startSchema = z.object({
  firstStart: z.number(),
  secondStart: z.number(),
  postgres: z.number(),
})

/** What `bench:start --json` says, in ms. */
export function startRows(json: unknown): MeasuredRow[] {
  const { firstStart, secondStart, postgres } = startSchema.parse(json)
  return [
    measuredRow({
      part: 'start',
      what: 'start, the first time, of a fresh clone',
      ours: firstStart / 1000,
      unit: 's',
      limit: { atMost: 30 },
    }),
    measuredRow({
      part: 'start',
      what: 'start, the second time',
      ours: secondStart / 1000,
      unit: 's',
      peer: { name: 'PostgreSQL alone', value: postgres / 1000 },
      limit: { atMost: 5 },
    }),
  ]
}
