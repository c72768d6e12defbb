import { foldText, singularForm } from '../ingredients/normalise.ts'
import { searchPhrases } from './search-phrases.ts'
import { describe, expect, it } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { anyRecipe, findRecipes } from '../matching/recipe-query.ts'
import { correctedText } from './correct-text.ts'
import type { RecipeCard } from './recipe.ts'
import { recipeCard } from './testing/recipe-card.ts'

function card(id: number, title: string, ...ingredients: string[]): RecipeCard {
  const needs = ingredients.map((ingredient) => ({ ingredient, text: ingredient, optional: false }))
  return recipeCard({ id, title, needs, tags: ['one-pot'], cuisine: ['french'] })
}

const recipes = [
  card(1, 'Crêpes with berries', 'egg'),
  card(2, 'Diced tomatoes, baked', 'garlic'),
  card(3, 'Green curry', 'chickpea'),
  card(4, 'Grass-fed roast', 'bell-pepper'),
]

describe('a text', () => {
  it.each([
    ['', [1, 2, 3, 4]],
    ['crepes', [1]],
    ['ice', []],
    ['cur gre', [3]],
    ['one pot', [1, 2, 3, 4]],
    ['berry', [1]],
    ['berri', [1]],
    ['tomatos', [2]],
    ['tomato', [2]],
    ['chickpeas', [3]],
    // "gra" begins grass and is no singular that is meant here.
    ['gras', [4]],
    ['french -curry', [1, 2, 4]],
    ['-tomatoes -berry', [3, 4]],
    ['one-pot', [1, 2, 3, 4]],
    ['-', [1, 2, 3, 4]],
  ])('%j finds %j', (text, ids) => {
    const found = findRecipes(recipes, { ...anyRecipe, text }, undefined)
    expect(found.map(({ id }) => id)).toEqual(ids)
  })
})

describe('what people type', () => {
  it.each([
    ['Cheap Berries', 'budget berry'],
    ['one pot kid-friendly soups', 'one pot kids soup'],
    ['cheap -curry', null],
    ['recipes for soup with berries', 'soup berry'],
    ['Suppe für Kinder', 'soup kids'],
    // Both words find something, but not together.
    ['tomatoes with garlic', 'tomato garlic'],
    // Nothing here is for a grill.
    ['bbq', null],
  ])('%j is read as %j where that finds something', (text, read) => {
    const more = [
      ...recipes,
      { ...card(6, 'Soup with berries'), tags: ['budget', 'kids', 'one-pot'] },
    ]
    expect(correctedText(text, more, { vocabulary: undefined, phrases: searchPhrases })).toBe(read)
  })

  it('is left as it is where recipes go by it', () => {
    const more = [...recipes, { ...card(6, 'Cheap soup'), tags: ['budget'] }]
    expect(
      correctedText('cheap soup', more, { vocabulary: undefined, phrases: searchPhrases }),
    ).toBeNull()
  })

  it('is known in the form in which texts are compared', () => {
    const folded = searchPhrases.map(({ phrase }) =>
      foldText(phrase).split(' ').map(singularForm).join(' '),
    )
    expect(folded).toEqual(searchPhrases.map(({ phrase }) => phrase))
    expect(new Set(folded).size).toBe(folded.length)
  })
})

describe('a misspelt word', () => {
  it.each([
    ['crepse', 'crepe'],
    ['currry green', 'curry green'],
    ['tomatto', 'tomato'],
    ['tomatto -currie', 'tomato -currie'],
  ])('%j is read as %j', (text, read) => {
    expect(correctedText(text, recipes, { vocabulary: undefined, phrases: searchPhrases })).toBe(
      read,
    )
  })

  it.each(['curry', 'tomatos', 'xq', 'wxyz', '', '-currie'])('%j is left as it is', (text) => {
    expect(
      correctedText(text, recipes, { vocabulary: undefined, phrases: searchPhrases }),
    ).toBeNull()
  })

  it('that is another name of an ingredient is read as ours, where that finds something', () => {
    const vocabulary = {
      ...testVocabulary,
      aliases: new Map([...testVocabulary.aliases, ['huhn', 'chicken']]),
    }
    const known = [...recipes, card(5, 'Sunday roast', 'chicken')]
    expect(correctedText('huhn', known, { vocabulary, phrases: searchPhrases })).toBe('chicken')
    expect(correctedText('huhn', recipes, { vocabulary, phrases: searchPhrases })).toBeNull()
  })
})
