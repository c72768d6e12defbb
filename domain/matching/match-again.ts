import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { Path } from './found-path.ts'
import type { Kitchen } from './kitchen.ts'
import { matchRecipe, type MatchableRecipe, type RecipeMatch } from './match-recipe.ts'
import type { Need } from './need.ts'
import { pathKey, pathTo } from './path.ts'
import type { WeightOf } from './weights.ts'

/** What needs ask of a kitchen: one for all that ask the same, so that it is answered once for all of them. */
interface Question {
  id: IngredientId
  contexts: readonly string[]
  key: string
  /** The kitchen that was asked last, its answer, and when that last became another one. */
  kitchen: Kitchen | undefined
  path: Path | undefined
  changedAt: number
}

interface LastMatch {
  vocabulary: Kitchen['vocabulary']
  weightOf: WeightOf
  /** Their answers are all that a kitchen decides in a match. */
  questions: readonly Question[]
  matchedAt: number
  match: RecipeMatch
}

/** Of each recipe the last one: a changed recipe is another object. */
const lastMatches = new WeakMap<MatchableRecipe, LastMatch>()
/** By key: as many as a vocabulary has ways of asking. */
const questions = new Map<string, Question>()
/** Counts the answers that became others. */
let now = 0

function questionOf({ ingredient: id, optional, contexts: known = [] }: Need): Question[] {
  if (id === null) return []
  const contexts = optional ? [] : known
  const key = pathKey(id, contexts)
  const question = questions.get(key) ?? {
    id,
    contexts,
    key,
    kitchen: undefined,
    path: undefined,
    changedAt: 0,
  }
  questions.set(key, question)
  return [question]
}

function ask(question: Question, kitchen: Kitchen): void {
  if (question.kitchen === kitchen) return
  const { id, contexts, key } = question
  const path = kitchen.paths.get(key) ?? pathTo(id, kitchen, contexts)
  if (!isSamePath(path, question.path)) question.changedAt = ++now
  Object.assign(question, { kitchen, path })
}

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
  for (const question of last?.questions ?? []) ask(question, kitchen)
  if (last?.questions.every(({ changedAt }) => changedAt <= last.matchedAt) === true) {
    return { ...last.match, recipe }
  }
  const match = matchRecipe(recipe, kitchen, weightOf)
  const asked = last?.questions ?? match.needs.flatMap(({ need }) => questionOf(need))
  for (const question of asked) ask(question, kitchen)
  lastMatches.set(recipe, { vocabulary, weightOf, questions: asked, matchedAt: now, match })
  return match
}
