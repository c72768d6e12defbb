import { catalogueRecipes } from './kitchens/catalogue.ts'
import { knownLexicon } from '#domain/wishes/known-lexicon.ts'
import { searchFor } from '#domain/wishes/wish-choice.ts'
import { rulesSaid } from '#domain/recipes/said-rules.ts'
import { hasWord, recipeWords } from '#domain/recipes/search-text.ts'
import { findRecipes, anyRecipe } from '#domain/matching/recipe-query.ts'
const { vocabulary, cards } = await catalogueRecipes()
const known = { lexicon: knownLexicon(vocabulary), vocabulary }
const isFound = (w: string) => cards.some((c) => hasWord(recipeWords(c, vocabulary), w))
for (const t of process.argv.slice(2)) {
  const said = rulesSaid(t)
  const s = searchFor(said.text, known, isFound)
  const text = [...s.wanted, ...s.unwanted.flatMap((u) => u.words.map((w) => `-${w}`))].join(' ')
  const found = findRecipes(cards, { ...anyRecipe, text, restrictions: [...s.restrictions, ...said.restrictions], preferences: [...s.preferences, ...said.preferences], maxMinutes: said.maxMinutes ?? s.maxMinutes }, vocabulary)
  console.log(t, '\n  said', JSON.stringify({ ...said, facts: said.facts }), '\n ', JSON.stringify(s), '\n ', text, found.length, found.slice(0, 4).map((c) => c.title).join(' | '))
}
