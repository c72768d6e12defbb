import { minutesOfSteps } from '#domain/cooking/minutes-of-steps.ts'
import type { RecipeLine } from './format.ts'
import type { CatalogueRecipe } from './read.ts'

/** How far the stated minutes may lie below the least that the steps take. */
const tolerance = 1.1

const cut =
  /\b(?:chopped|sliced|diced|cubed|grated|minced|shredded|crushed|quartered|halved|peeled|zested|in (?:\w+[ -]){0,3}(?:strips|slices|cubes|dice|chunks|matchsticks|threads|florets|wedges|rounds|rings|ribbons|pieces|half-moons))\b/u

const isCut = ({ note }: RecipeLine) => note !== undefined && cut.test(note)

/**
 * Returns what is wrong with minutes that are fewer than the steps and the cutting, a minute a line, can take, and with
 * active ones that leave too few for the waits during which nothing else is done.
 */
export function impossibleMinutes({ steps, ingredients, minutes }: CatalogueRecipe): string[] {
  const least = minutesOfSteps(steps)
  const cutting = ingredients.filter(isCut).length
  const stated = [
    ['in all', minutes.total, least.all + cutting],
    ['active', minutes.active, least.handsOn + cutting],
  ] as const
  const tooShort = stated.flatMap(([name, given, needed]) =>
    needed > given * tolerance
      ? [`${given} minutes ${name}, but its steps and the cutting take ${Math.ceil(needed)}`]
      : [],
  )
  if (tooShort.length > 0 || minutes.active + least.idle <= minutes.total * tolerance)
    return tooShort
  return [`${minutes.active} minutes active, but ${least.idle} of ${minutes.total} are waited for`]
}
