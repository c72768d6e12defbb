import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { Path } from './found-path.ts'
import type { Kitchen } from './kitchen.ts'
import { matchRecipe, type MatchableRecipe, type RecipeMatch } from './match-recipe.ts'
import type { Need } from './need.ts'
import { pathKey, pathTo } from './path.ts'
import type { WeightOf } from './weights.ts'

/** What a need asks of a kitchen. */
interface Question {
  id: IngredientId
  contexts: readonly string[]
  key: string
}

interface LastMatch {
  vocabulary: Kitchen['vocabulary']
  weightOf: WeightOf
  questions: readonly Question[]
  /** The answers, which are all that a kitchen decides in a match. */
  paths: readonly Path[]
  match: RecipeMatch
}

/** Of each recipe the last one: a changed recipe is another object. */
const lastMatches = new WeakMap<MatchableRecipe, LastMatch>()

function questionOf({ ingredient: id, optional, contexts: known = [] }: Need): Question[] {
  if (id === null) return []
  const contexts = optional ? [] : known
  return [{ id, contexts, key: pathKey(id, contexts) }]
}

const answerTo = ({ id, contexts, key }: Question, kitchen: Kitchen) =>
  kitchen.paths.get(key) ?? pathTo(id, kitchen, contexts)

function isSamePath(path: Path, other: Path | undefined): boolean {
  return (
    path === other ||
    (path.state === other?.state &&
      path.credit === other.credit &&
      path.urgency === other.urgency &&
      path.reason === other.reason &&
      path.via.length === other.via.length &&
      path.via.every((each, at) => each === other.via[at]))
  )
}

/**
 * As `matchRecipe`. A change of a pantry leaves most recipes as they are: one of which each need is met as it was the last
 * time has the match that it had.
 */
export function matchAgain<Recipe extends MatchableRecipe>(
  recipe: Recipe,
  kitchen: Kitchen,
  weightOf: WeightOf,
): RecipeMatch<Recipe> {
  const { vocabulary } = kitchen
  const known = lastMatches.get(recipe)
  const last = known?.vocabulary === vocabulary && known.weightOf === weightOf ? known : undefined
  const isSame = last?.questions.every((question, at) =>
    isSamePath(answerTo(question, kitchen), last.paths[at]),
  )
  if (last !== undefined && isSame === true) return { ...last.match, recipe }
  const match = matchRecipe(recipe, kitchen, weightOf)
  const questions = last?.questions ?? match.needs.flatMap(({ need }) => questionOf(need))
  const paths = questions.map((question) => answerTo(question, kitchen))
  lastMatches.set(recipe, { vocabulary, weightOf, questions, paths, match })
  return match
}
