import { isPageAddress } from '../recipes/own/page-address.ts'
import type { RecipeDraft } from '../recipes/draft.ts'
import { sortLines } from './beside-food.ts'
import type { FoundRecipe } from './found-recipe.ts'
import type { ImportedRecipe, ReadFrom, Understood } from './imported-recipe.ts'
import { cuisinesOf, mealsOf } from './kinds-of-words.ts'

const longest = {
  title: 200,
  summary: 1000,
  line: 300,
  section: 100,
  step: 3000,
  tip: 2000,
  tag: 40,
  name: 200,
  language: 35,
}
const most = { lines: 200, steps: 100, tags: 20, address: 2000 }

/** Cut between words where there is more than fits. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const short = text.slice(0, length - 1)
  const space = short.lastIndexOf(' ')
  return `${(space > length / 2 ? short.slice(0, space) : short).trimEnd()}…`
}

/** Only whole addresses of the web: nothing that runs, nothing from inside. */
function addressOf(text: string | null): string | null {
  const address = text?.trim() ?? ''
  return isPageAddress(address) && address.length <= most.address ? address : null
}

/** Of `https://user@www.example.org:80/path` the name `example.org`. */
function hostOf(address: string | null): string | null {
  const authority = /^https?:\/\/([^/?#]+)/iu.exec(address ?? '')?.[1]
  const host = authority?.replace(/^.*@/u, '').replace(/:\d+$/u, '')
  return host?.toLowerCase().replace(/^www\./u, '') || null
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Whom a recipe is credited to: "Ada Cook, Soups of the world"; one name where both are the same. */
function sourceName({ author, site }: FoundRecipe, source: string | null): string | null {
  const place = site ?? hostOf(source)
  if (author === null || author === '' || place === null) return place ?? author
  return plain(place).includes(plain(author)) || plain(author).includes(plain(place))
    ? place
    : `${author}, ${place}`
}

/** A recipe's steps are one list: the name of a part of the work stands before its first step, "Sauce: fry the onion". */
function stepsInParts({ steps, stepSections }: FoundRecipe): string[] {
  return steps.map((step, at) => {
    const section = stepSections[at] ?? null
    const isFirst = section !== null && section !== (stepSections[at - 1] ?? null)
    return isFirst && !plain(step).startsWith(plain(section)) ? `${section}: ${step}` : step
  })
}

/** A recipe has one number of servings: what it was a range of is said in its tip. */
function rangeInWords({ servings, fewestServings }: FoundRecipe): string {
  const isRange = servings !== null && fewestServings !== null && fewestServings < servings
  return isRange ? `Written for ${fewestServings} to ${servings}.` : ''
}

export type FoundFrom = Readonly<Partial<Record<keyof FoundRecipe, ReadFrom>>>

/**
 * What was found as the draft that an editor opens, with texts no longer than a recipe may have. `address` is
 * where the page was read, null where it was pasted without it. Addresses within must be whole.
 */
export function toImported(
  found: FoundRecipe,
  from: FoundFrom,
  address: string | null,
): ImportedRecipe {
  const source = addressOf(address) ?? addressOf(found.url)
  const name = sourceName(found, source)
  const image = addressOf(found.image)
  const cuisine = cuisinesOf(found.cuisine)
  const mealType = mealsOf([...found.category, ...found.keywords])
  const words = [...found.cuisine, ...found.category, ...found.keywords]
  const tags = [...new Set(words.map((word) => word.toLowerCase()))].filter(
    (word) =>
      word.length <= longest.tag && cuisinesOf([word]).length === 0 && mealsOf([word]).length === 0,
  )
  const { readyInMinutes, activeMinutes } = found
  const { foods, equipment, remarks } = sortLines(found.lines)
  const needed = equipment.length > 0 ? `You also need: ${equipment.join('; ')}` : ''
  const tip = [found.tip ?? '', needed, ...remarks, rangeInWords(found)]
    .filter((text) => text !== '')
    .join('\n')
  const isActive =
    activeMinutes !== null && (readyInMinutes === null || activeMinutes <= readyInMinutes)
  const recipe: RecipeDraft = {
    title: cut(found.title ?? '', longest.title),
    summary: cut(found.summary ?? '', longest.summary),
    image,
    servings: found.servings,
    readyInMinutes,
    activeMinutes: isActive ? activeMinutes : null,
    lines: foods.slice(0, most.lines).map(({ text, section, chosen }) => ({
      text: cut(text, longest.line),
      section: section === null || section === '' ? null : cut(section, longest.section),
      chosen,
    })),
    steps: stepsInParts(found)
      .slice(0, most.steps)
      .map((step) => cut(step, longest.step)),
    cuisine,
    mealType,
    difficulty: null,
    tags: tags.slice(0, most.tags),
    tip: tip === '' ? null : cut(tip, longest.tip),
    storage: null,
    source:
      source === null && name === null
        ? null
        : { url: source, name: name === null ? null : cut(name, longest.name) },
    nutrition: found.nutrition,
    ...(found.language !== null && { language: cut(found.language, longest.language) }),
  }
  const understood: Understood = {
    ...taken(from, ['title', 'summary', 'servings', 'lines', 'steps', 'tip', 'nutrition']),
    ...(from.tip === undefined && tip !== '' && { tip: from.fewestServings ?? 'page' }),
    ...(image !== null && taken(from, ['image'])),
    ...(readyInMinutes !== null && taken(from, ['readyInMinutes'])),
    ...(isActive && taken(from, ['activeMinutes'])),
    ...(cuisine.length > 0 && from.cuisine && { cuisine: from.cuisine }),
    ...(mealType.length > 0 && { mealType: from.category ?? from.keywords ?? 'page' }),
    ...(tags.length > 0 && { tags: from.keywords ?? from.category ?? from.cuisine ?? 'page' }),
    ...(recipe.source !== null && { source: from.site ?? 'page' }),
  }
  return { recipe, understood }
}

function taken(
  from: FoundFrom,
  names: readonly (keyof FoundRecipe & keyof RecipeDraft)[],
): Understood {
  return Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  )
}

/** Whether there is enough of a recipe to show: lines or steps, and not merely a title. */
export function isRecipe({ lines, steps }: Pick<FoundRecipe, 'lines' | 'steps'>): boolean {
  return lines.length >= 2 || steps.length >= 2 || (lines.length > 0 && steps.length > 0)
}
