/**
 * `npm run test:diets [-- <checkout>] [--json]`: nothing is called safe, and nothing is offered, that a table of facts
 * apart from the catalogue does not know to be safe; and at least 95 % of what it knows is decided. `<checkout>`: one of
 * github.com/hhursev/recipe-scrapers, whose pages' lines are read too. Ends with 1 where one of these does not hold.
 */
import { parseArgs } from 'node:util'
import { decidedShare, proveDiets } from './proof.ts'
import { type Finding, sumOf } from './tally.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
})
const leastDecided = 0.95
const tell = (line: string) => process.stderr.write(`${line}\n`)

/** The findings about the same thing in one line. */
function grouped(findings: readonly Finding[]): string[] {
  const groups = new Map<string, Set<string>>()
  for (const { of, about } of findings) groups.set(about, (groups.get(about) ?? new Set()).add(of))
  return [...groups].map(([about, all]) => `  ${about}: ${[...all].join(', ')}`)
}

const parts = await proveDiets({
  isWhole: true,
  ...(positionals[0] && { checkout: positionals[0] }),
})
for (const { name, tally } of parts) {
  const { checked, falselySafe, decided, abstained, disputed, unjudged } = tally
  tell(
    `${name}: ${checked} checked, ${falselySafe.length} falsely safe, ${decided} decided, ${abstained.length} abstained, ${disputed.length} disputed, ${unjudged} not judged yet`,
  )
  for (const line of grouped(falselySafe)) tell(`  ✗${line}`)
}
const whole = sumOf(parts.map(({ tally }) => tally))
const share = decidedShare(whole)
const figures = {
  checked: whole.checked,
  falselySafe: whole.falselySafe.length,
  decided: whole.decided,
  abstained: whole.abstained.length,
  disputed: whole.disputed.length,
  unjudged: whole.unjudged,
  share: Math.round(share * 10_000) / 10_000,
}
process.stdout.write(
  values.json
    ? `${JSON.stringify(figures)}\n`
    : `${figures.checked} checked: ${figures.falselySafe} falsely safe; ${(share * 100).toFixed(1)} % of what is known is decided; ${figures.unjudged} not judged yet\n`,
)
process.exitCode = whole.falselySafe.length === 0 && share >= leastDecided ? 0 : 1
