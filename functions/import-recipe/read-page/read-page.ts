import { type FoundRecipe, nothingFound, partNames } from '#domain/import/found-recipe.ts'
import type { ReadFrom } from '#domain/import/imported-recipe.ts'
import { readRows } from '#domain/import/read-rows.ts'
import { readPageRows } from '#domain/import/read-page-rows.ts'
import type { Row } from '#domain/import/rows.ts'
import { readSchemaRecipe } from '#domain/import/read-schema-recipe.ts'
import { readRowFacts } from '#domain/import/row-facts.ts'
import type { Thing } from '#domain/import/schema-thing.ts'
import { withSections } from '#domain/import/tidy-lines.ts'
import { readYield } from '#domain/import/yields.ts'
import { repairedLines, repairedSteps } from './repaired-lines.ts'
import { shownParts, withShownGroups } from './groups-shown.ts'
import { asParted } from './steps-shown.ts'
import { shownText } from './shown-text.ts'
import { recipesInMicroformats } from './h-recipe.ts'
import { recipesInJsonLd } from './json-ld.ts'
import { recipesInMicrodata, recipesInRdfa } from './marked-things.ts'
import { type Parent, parsePage } from './nodes.ts'
import { factsOf, type PageFacts } from './page-facts.ts'
import { fullerPicture } from '#domain/import/pictures.ts'
import { asHeaded, titleOf } from './page-title.ts'
import { rowsOf } from './rows-of-page.ts'

interface Source {
  readonly from: ReadFrom
  readonly found: FoundRecipe
}

export type FoundFrom = Partial<Record<keyof FoundRecipe, ReadFrom>>

/** The fullest of several, the first of equals: a page lists others beside its own. */
function fullest(things: readonly Thing[]): FoundRecipe | null {
  let best: FoundRecipe | null = null
  let most = 0
  for (const thing of things) {
    const found = readSchemaRecipe(thing)
    const weight =
      (found.lines.length > 0 ? 2 : 0) +
      (found.steps.length > 0 ? 2 : 0) +
      (found.title === null ? 0 : 1)
    if (weight > most) [best, most] = [found, weight]
  }
  return best === null ? null : { ...best, lines: withSections(best.lines) }
}

/** The page as people read it. What its data says already is looked for below headings alone. */
function seenOn(facts: PageFacts, rows: readonly Row[], data: FoundRecipe): FoundRecipe {
  const headed = readRows(rows)
  const isWhole = data.lines.length > 0 && data.steps.length > 0
  const loose = isWhole ? headed : readPageRows(rows)
  const { heading, lines } = data.lines.length > 0 ? headed : loose
  const { steps } = data.steps.length > 0 ? headed : loose
  const inHeading = readYield(heading)
  return {
    ...nothingFound,
    summary: facts.summary,
    image: facts.image,
    site: facts.site,
    url: facts.url,
    language: facts.language,
    title: titleOf(facts),
    author: facts.author,
    ...readRowFacts(rows),
    ...(inHeading.servings !== null && inHeading),
    lines: withSections(lines),
    steps,
  }
}

const readers: readonly (readonly [ReadFrom, (page: Parent) => Thing[]])[] = [
  ['json-ld', recipesInJsonLd],
  ['microdata', recipesInMicrodata],
  ['rdfa', recipesInRdfa],
  ['h-recipe', recipesInMicroformats],
]

function isStated(value: FoundRecipe[keyof FoundRecipe]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null
}

/** Each part from the first source that has it. */
function merged(sources: readonly Source[]): { found: FoundRecipe; from: FoundFrom } {
  const found: FoundRecipe = { ...nothingFound }
  const from: FoundFrom = {}
  for (const source of sources) {
    for (const name of partNames) {
      if (isStated(found[name]) || !isStated(source.found[name])) continue
      Object.assign(found, { [name]: source.found[name] })
      from[name] = source.from
    }
  }
  return { found, from }
}

/** What a page says of its recipe, and where it says it. Takes time in proportion to the page. */
export function readPage(html: string): { found: FoundRecipe; from: FoundFrom } {
  const page = parsePage(html)
  const data = readers.flatMap(([from, read]): Source[] => {
    const found = fullest(read(page))
    return found === null ? [] : [{ from, found }]
  })
  const rows = rowsOf(page)
  const facts = factsOf(page)
  const seen = seenOn(facts, rows, merged(data).found)
  const { found, from } = merged([...data, { from: 'page', found: seen }])
  const lines = repairedLines(found.lines, seen.lines)
  if (lines === seen.lines && lines.length > 0) from.lines = 'page'
  const shown = shownText(rows)
  const grouped = withShownGroups(lines, shown)
  const steps = asParted(repairedSteps(found.steps, seen.steps), seen.steps)
  const stepSections = steps === seen.steps ? [] : shownParts(steps, shown)
  if (steps === seen.steps && steps.length > 0) from.steps = 'page'
  const title = found.title === null ? null : asHeaded(found.title, facts)
  const image = fullerPicture(found.image, seen.image)
  return { found: { ...found, title, image, lines: grouped ?? lines, steps, stepSections }, from }
}
