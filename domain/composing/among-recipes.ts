import type { RecipeMatch } from '../matching/match-recipe.ts'
import type { RecipeCard } from '../recipes/recipe.ts'
import type { DishCard } from './dish-card.ts'

export const isDish = (card: RecipeCard): card is DishCard => 'address' in card

/** So many of the first show no form twice. */
const spread = 6

const formOf = (card: RecipeCard): string | null =>
  isDish(card) ? (/^\/dish\/([a-z-]+)-\d/u.exec(card.address)?.[1] ?? null) : null

const needsNoShopping = ({ band }: RecipeMatch) => band === 'ready' || band === 'ready-with-swaps'

/** Two dishes that share so much of what they need are one idea. */
const alike = 0.6

function isSameIdea(one: RecipeMatch, other: RecipeMatch): boolean {
  const asked = ({ needs }: RecipeMatch) =>
    new Set(
      needs.flatMap(({ need, state }) =>
        state === 'assumed' || state === 'optional' ? [] : (need.ingredient ?? []),
      ),
    )
  const [left, right] = [asked(one), asked(other)]
  const shared = [...left].filter((id) => right.has(id)).length
  return shared >= alike * (left.size + right.size - shared)
}

/**
 * A ranking of recipes and composed dishes with none of one form twice among the first, and a recipe of ours before a
 * composed dish that is the same idea.
 */
export function arrangeDishes<Match extends RecipeMatch<RecipeCard>>(
  ranked: readonly Match[],
): Match[] {
  const rest = [...ranked]
  const arranged: Match[] = []
  const forms = new Set<string>()
  const later: Match[] = []
  for (const match of ranked) {
    if (!rest.includes(match)) continue
    rest.splice(rest.indexOf(match), 1)
    const form = formOf(match.recipe)
    if (form !== null) {
      if (arranged.length < spread && forms.has(form)) {
        later.push(match)
        continue
      }
      forms.add(form)
      const ours = rest.find(
        (other) =>
          formOf(other.recipe) === null && needsNoShopping(other) && isSameIdea(match, other),
      )
      if (ours !== undefined) {
        arranged.push(ours)
        rest.splice(rest.indexOf(ours), 1)
      }
    }
    arranged.push(match)
    if (arranged.length >= spread) arranged.push(...later.splice(0))
  }
  return [...arranged, ...later]
}
