import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { paths } from '../paths.ts'
import { createFigures } from './figures.ts'
import { routeGroups } from './routes.ts'

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
})

async function measured() {
  const { registry, close } = createFigures({
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
    reports: () => Promise.resolve({ open: 0, oldestSeconds: 0 }),
    health: () => Promise.resolve({ status: 'ok', database: true, dataApi: true }),
    turns: () => ({ running: 0, waiting: 0, refused: 0 }),
    dataDir: paths.root,
    backups: { ageSeconds: () => Promise.resolve(0), intervalSeconds: 60 },
  })
  close()
  return registry.getMetricsAsArray().map(({ name }) => name)
}

test('each alert asks for figures that there are', async () => {
  const names = await measured()
  const text = await readFile(path.join(paths.root, 'docs', 'alerts.yml'), 'utf8')
  const rules = rulesSchema.parse(parse(text)).groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(5)
  for (const { alert, expr } of rules) {
    const asked = expr.match(/\b(?:http|larder)_\w+/g) ?? []
    const unknown = asked.filter((name) => !names.includes(name.replace(/_bucket$/, '')))
    expect([alert, asked.length > 0, unknown]).toEqual([alert, true, []])
    const groups = /route=~"([^"]+)"/.exec(expr)?.[1]?.split('|') ?? []
    expect(groups.filter((group) => !routeGroups.some((known) => known === group))).toEqual([])
  }
})

test('each outcome by which a payment is not booked has its alert', async () => {
  const text = await readFile(path.join(paths.root, 'docs', 'alerts.yml'), 'utf8')
  for (const outcome of ['failed', 'unstorable']) {
    expect(text).toContain(`larder_stripe_events_total{outcome="${outcome}"}`)
  }
})

test('the guide names every figure of ours', async () => {
  const guide = await readFile(path.join(paths.root, 'docs', 'observing.md'), 'utf8')
  const own = (await measured()).filter((name) => /^(http|larder)_/.test(name))
  expect(own.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})
