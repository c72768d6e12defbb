import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { namedIn } from '#domain/matching/weights.ts'
import type { RecipeLine } from './format.ts'
import type { CatalogueRecipe } from './read.ts'

const longestWithout = 80

/** A clause that follows "Without the bay leaf, …": small first letter, no end of its own. */
const clause = /^\p{Ll}.*[^.!?;,]$/u

/** In every kitchen, and not what a dish tastes of. */
const tasteless = new Set(['salt', 'black-pepper', 'water'])

function checkWithout({ item, use, without }: RecipeLine): string[] {
  if (without === undefined) {
    return use === 'flavour' ? [`${item}: say what is lost without it ("without")`] : []
  }
  if (use === 'base') return [`${item}: "without" is for lines that can be left out`]
  if (without.length > longestWithout) {
    return [`${item}: "without" has ${without.length} characters, at most ${longestWithout}`]
  }
  return clause.test(without) && !/^without\b/.test(without)
    ? []
    : [`${item}: "${without}" does not end a sentence that begins "Without it, …"`]
}

/** Everything else in a dish may be left out only while this stands: half of its lines, one with a taste. */
function checkBase({ ingredients }: CatalogueRecipe): string[] {
  const required = ingredients.filter(({ optional }) => !optional)
  if (required.every(({ use }) => use === 'base')) return []
  const base = required.filter(({ use }) => use === 'base')
  if (base.every(({ item }) => tasteless.has(item))) return ['nothing that it tastes of is base']
  return base.length * 2 < required.length
    ? [`only ${base.length} of ${required.length} lines are base: at least half must be`]
    : []
}

/** What is wrong with the uses of a recipe's lines: what each is there for, and what is lost without it. */
export function checkUses(recipe: CatalogueRecipe, vocabulary: Vocabulary): string[] {
  const isNamed = namedIn(recipe.title, vocabulary)
  const texts = recipe.ingredients.flatMap((line) => {
    const { item, use, optional } = line
    if (use === 'base') return checkWithout(line)
    return [
      ...(optional ? [`${item}: what is optional has no other use`] : []),
      ...(isNamed(item) ? [`${item}: the title names it, so it is base`] : []),
      ...checkWithout(line),
    ]
  })
  return [...texts, ...checkBase(recipe)]
}
