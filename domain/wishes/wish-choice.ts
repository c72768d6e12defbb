import { allergens, type Avoidable } from '../ingredients/vocabulary.ts'
import type { DietId } from '../recipes/diets.ts'
import type { RecipeFact } from '../recipes/kitchen-facts.ts'
import type { Aspect } from './aspect.ts'
import { readAspects } from './aspects.ts'
import type { ConceptId } from './lexicon.ts'
import type { Known } from './mentions.ts'
import {
  dietFor,
  dietWithout,
  factWithout,
  quickConcepts,
  quickMinutes,
  restrictionsFor,
  tagFor,
  tooWide,
  unknownDiets,
  wordsWithout,
} from './wish-filters.ts'

/** A wish as a search of the list of recipes: what it filters by, and words. */
export interface WishSearch {
  /** What must be found. */
  wanted: readonly string[]
  /** What must not be found, each with all the words that it stands for. */
  unwanted: readonly { name: string; words: readonly string[] }[]
  restrictions: readonly Avoidable[]
  preferences: readonly DietId[]
  facts: readonly RecipeFact[]
  maxMinutes: number | null
  /** What was understood and cannot be filtered by, or was not understood. */
  notFiltered: readonly string[]
}

const ofAllergy = /\b(?:allerg|intoleran)/iu

const nameOf = (concept: ConceptId) => concept.replaceAll('-', ' ')

/** A list that every reading adds to. */
interface Search {
  wanted: Set<string>
  unwanted: Map<string, readonly string[]>
  restrictions: Set<Avoidable>
  preferences: Set<DietId>
  facts: Set<RecipeFact>
  maxMinutes: number | null
  notFiltered: Set<string>
}

function want({ concept, isLikely = false }: Aspect, search: Search, { lexicon }: Known) {
  const diet = dietFor.get(concept)
  const tag = tagFor.get(concept)
  if (isLikely && concept !== 'for-kid') return
  if (unknownDiets.has(concept)) search.notFiltered.add(nameOf(concept))
  else if (diet !== undefined) search.preferences.add(diet)
  else if (quickConcepts.has(concept)) search.maxMinutes = quickMinutes
  else if (tag !== undefined) search.wanted.add(tag)
  else if (!tooWide.has(concept) && ['food', 'dish', 'place'].includes(lexicon.kindOf(concept))) {
    search.wanted.add(nameOf(concept))
  } else search.notFiltered.add(nameOf(concept))
}

/** Whoever is allergic to a food avoids all groups that it is not known to be free of. */
function avoid(concept: ConceptId, search: Search, { vocabulary }: Known) {
  const food = vocabulary.ingredients.get(concept)
  for (const each of allergens) {
    if (food !== undefined && !food.freeOf.includes(each)) search.restrictions.add(each)
  }
  // Its name alone is looked for: it may be in a thing of another name.
  if (!restrictionsFor.has(concept)) search.notFiltered.add(`${nameOf(concept)} allergy`)
}

function leaveOut({ concept }: Aspect, search: Search) {
  const restrictions = restrictionsFor.get(concept)
  const diet = dietWithout.get(concept)
  const fact = factWithout.get(concept)
  if (restrictions !== undefined) for (const each of restrictions) search.restrictions.add(each)
  else if (diet !== undefined) search.preferences.add(diet)
  else if (fact !== undefined) search.facts.add(fact)
  else search.unwanted.set(nameOf(concept), wordsWithout.get(concept) ?? [nameOf(concept)])
}

/**
 * Reads a wish in English as a search. `isFound` tells whether a word is one that recipes go by: others would find nothing, and are
 * among what is not filtered by.
 */
export function searchFor(
  text: string,
  known: Known,
  isFound: (word: string) => boolean,
): WishSearch {
  const { aspects, further } = readAspects(text, known)
  const search: Search = {
    wanted: new Set(),
    unwanted: new Map(),
    restrictions: new Set(),
    preferences: new Set(),
    facts: new Set(),
    maxMinutes: null,
    notFiltered: new Set(),
  }
  const isAllergy = ofAllergy.test(text)
  for (const aspect of aspects) {
    if (aspect.isWanted) want(aspect, search, known)
    else {
      leaveOut(aspect, search)
      if (isAllergy && !aspect.isOfPerson) avoid(aspect.concept, search, known)
    }
  }
  for (const word of further) search.wanted.add(word)
  const wanted = [...search.wanted]
  const found = wanted.filter((name) => name.split(/[ -]/u).every(isFound))
  const lost = wanted.filter((name) => !found.includes(name))
  const unwanted = [...search.unwanted].map(([name, words]) => ({ name, words }))
  return {
    wanted: found,
    unwanted,
    restrictions: [...search.restrictions],
    preferences: [...search.preferences],
    facts: [...search.facts],
    maxMinutes: search.maxMinutes,
    notFiltered: [...search.notFiltered, ...lost],
  }
}
