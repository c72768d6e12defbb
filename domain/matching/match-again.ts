import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { Path } from './found-path.ts'
import type { Kitchen } from './kitchen.ts'
import { matchRecipe, type MatchableRecipe, type RecipeMatch } from './match-recipe.ts'
import type { NeedMatch } from './need.ts'
import { pathKey, pathTo } from './path.ts'
import type { WeightOf } from './weights.ts'

/** What needs ask of a kitchen: one for all that ask the same, so that it is answered once for all of them. */
interface Question {
  id: IngredientId
  contexts: readonly string[]
  /** The places of the recipes that ask it. */
  askers: number[]
  /** How the last kitchen met it. */
  path: Path
}

/** How the last kitchen met some recipes. Its answers are all that a kitchen decides in a match. */
interface LastMatches {
  vocabulary: Kitchen['vocabulary']
  questions: readonly Question[]
  matches: RecipeMatch[]
}

/** Of each list of recipes and its weights the last ones: a changed recipe, or another list of them, is another object. */
const lastMatches = new WeakMap<WeightOf, WeakMap<readonly MatchableRecipe[], LastMatches>>()

const noContexts: readonly string[] = []

function questionsOf(matches: readonly RecipeMatch[], kitchen: Kitchen): Question[] {
  const questions = new Map<string, Question>()
  function note({ need }: NeedMatch, place: number) {
    const { ingredient: id, optional, contexts: known = noContexts } = need
    if (id === null) return
    const contexts = optional ? noContexts : known
    const key = pathKey(id, contexts)
    const question = questions.get(key)
    if (question !== undefined) question.askers.push(place)
    else questions.set(key, { id, contexts, askers: [place], path: pathTo(id, kitchen, contexts) })
  }
  for (const [place, { needs }] of matches.entries()) {
    for (const each of needs) note(each, place)
  }
  return [...questions.values()]
}

function isSamePath(path: Path, other: Path): boolean {
  return (
    path === other ||
    (path.state === other.state &&
      path.credit === other.credit &&
      path.urgency === other.urgency &&
      path.via.length === other.via.length &&
      path.via.every((each, at) => each === other.via[at]) &&
      path.reason === other.reason)
  )
}

/** The places of the recipes of which this kitchen meets some need in another way than the last one did. */
function changedBy(kitchen: Kitchen, questions: readonly Question[]): Set<number> {
  const changed = new Set<number>()
  for (const question of questions) {
    const path = pathTo(question.id, kitchen, question.contexts)
    if (isSamePath(path, question.path)) continue
    question.path = path
    for (const place of question.askers) changed.add(place)
  }
  return changed
}

function isOf<Recipe extends MatchableRecipe>(
  recipe: Recipe,
  match: RecipeMatch | undefined,
): match is RecipeMatch<Recipe> {
  return match?.recipe === recipe
}

/**
 * Each recipe as `matchRecipe` matches it, in their order. A change of a pantry leaves most of them as they are: only those
 * are matched anew of which a need is met in another way than the last time that this list was matched.
 */
export function matchAgain<Recipe extends MatchableRecipe>(
  recipes: readonly Recipe[],
  kitchen: Kitchen,
  weightOf: WeightOf,
): RecipeMatch<Recipe>[] {
  const { vocabulary } = kitchen
  const ofLists = lastMatches.get(weightOf) ?? new WeakMap<readonly Recipe[], LastMatches>()
  lastMatches.set(weightOf, ofLists)
  const last = ofLists.get(recipes)
  if (last?.vocabulary !== vocabulary) {
    const matches = recipes.map((recipe) => matchRecipe(recipe, kitchen, weightOf))
    const questions = questionsOf(matches, kitchen)
    ofLists.set(recipes, { vocabulary, questions, matches: [...matches] })
    return matches
  }
  for (const place of changedBy(kitchen, last.questions)) {
    const recipe = recipes[place]
    if (recipe !== undefined) last.matches[place] = matchRecipe(recipe, kitchen, weightOf)
  }
  return recipes.map((recipe, place) => {
    const match = last.matches[place]
    return isOf(recipe, match) ? match : matchRecipe(recipe, kitchen, weightOf)
  })
}
