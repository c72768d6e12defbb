import { type Clause, clausesOf } from '../cooking/ways-of-lines.ts'
import { ingredientsOfSteps, type NamedLine } from '../cooking/step-ingredients.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'

/** Work on a board or at the sink, after which a food lies by itself. */
const onTheBoard =
  /^(?:meanwhile,? |while [^,]*, |first,? |now )?(?:(?:finely|thinly|coarsely|roughly) )?(?:chop|cut|dice|slice|halve|quarter|peel|trim|grate|shred|crush|mince|pit|core|rinse|wash|drain|pat|dry|tear|pick|weigh|measure|thaw|shell|zest)\b/iu
/** And then it goes somewhere. */
const goesSomewhere =
  /\b(?:add|stir|mix|toss|combine|whisk|beat|fold|put|pour|tip|fry|cook|boil|simmer|roast|bake|blend|mash|marinate|soak|season|scatter|sprinkle|rub|spread|layer|wrap|fill|stuff|coat|over|onto|on top|with the|into (?:the|a|an)|in (?:the|a|an) (?:large |wide |small |big |deep )?(?:pan|pot|bowl|dish|tin|blender|mortar))\b/iu
/** What goes in without being named: from there on nothing can be said to be outside. */
const allTogether =
  /\b(?:all (?:of )?the (?:other |remaining |dry |wet )?ingredients|(?:dry|wet|other|remaining) ingredients|rest of the ingredients|everything (?:else|but|except)|all (?:the|its) (?:other|rest))\b/iu
/** So begins what is put together at once. */
const everything = /\beverything\b/iu

/** A clause of the steps, as far as a pot is concerned. */
export interface PotClause {
  /** Of the steps, from 0. */
  step: number
  isHeated: boolean
}

/** When lines go in, by the words of the steps. */
export interface GoingIn {
  clauses: readonly PotClause[]
  /** For each line the first clause in which it goes in; null where none surely names it. */
  entries: readonly (number | null)[]
  texts: readonly string[]
}

const isOnlyPrepared = ({ text, heat }: Clause): boolean =>
  heat.length === 0 && onTheBoard.test(text) && !goesSomewhere.test(text)

/** In which clause each line first goes in. What a clause takes without naming it counts as in from there on. */
export function goingIn(
  steps: readonly string[],
  lines: readonly NamedLine[],
  vocabulary: Vocabulary,
): GoingIn {
  const clauses = clausesOf(steps)
  const texts = clauses.map(({ text }) => text)
  const named = ingredientsOfSteps(texts, lines, vocabulary)
  const together = clauses.findIndex(
    ({ text, step }) => allTogether.test(text) || (step === 0 && everything.test(text)),
  )
  const entries = lines.map((_, line) => {
    const first = clauses.findIndex(
      (clause, place) => named[place]?.includes(line) === true && !isOnlyPrepared(clause),
    )
    if (together >= 0) return first < 0 ? together : Math.min(first, together)
    return first < 0 ? null : first
  })
  return {
    clauses: clauses.map(({ step, heat }) => ({ step, isHeated: heat.length > 0 })),
    entries,
    texts,
  }
}
