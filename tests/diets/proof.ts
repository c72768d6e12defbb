import { wholeBook } from '#catalogue/composing/testing/whole-book.ts'
import { wholeCards, wholeCatalogue, wholeVocabulary } from '#catalogue/testing/whole-catalogue.ts'
import { judgeChef } from './judge-chef.ts'
import { judgeIngredients, judgeRecipes } from './judge-foods.ts'
import { judgeKitchens } from './judge-kitchens.ts'
import { judgeOffers, judgeProposals } from './judge-offers.ts'
import { judgeWords } from './judge-words.ts'
import { readOwnLines, judgeLines, type LinesJudged } from './lines/judge-lines.ts'
import { judgePages } from './lines/judge-pages.ts'
import { readKnowledge } from './lines/decisions.ts'
import { readTable } from './read-table.ts'
import { pairedRules, singleRules } from './settings.ts'
import type { Tally } from './tally.ts'

export interface Part {
  name: string
  tally: Tally
}

interface ProofOptions {
  /** Also every two settings together, and more kitchens: minutes instead of seconds. */
  isWhole: boolean
  /** A checkout of github.com/hhursev/recipe-scrapers, whose pages' lines are read too. */
  checkout?: string
}

function ofLines({
  checked,
  falselySafe,
  decided,
  abstained,
  disputed,
  unjudged,
}: LinesJudged): Tally {
  const findings = (pairs: LinesJudged['falselySafe']) =>
    pairs.map(({ line, word }) => ({ of: line, about: `without ${word}` }))
  return {
    checked,
    falselySafe: findings(falselySafe),
    decided,
    abstained: findings(abstained),
    disputed: findings(disputed),
    unjudged,
  }
}

/** Every part of the proof that nothing is called safe that is not. */
export async function proveDiets({ isWhole, checkout }: ProofOptions): Promise<Part[]> {
  const { catalogue } = await wholeCatalogue()
  const table = await readTable()
  const vocabulary = await wholeVocabulary()
  const cards = await wholeCards()
  const { composing } = await wholeBook()
  const knowledge = await readKnowledge()
  const settings = isWhole ? [...singleRules, ...pairedRules] : singleRules
  const parts: Part[] = [
    { name: 'ingredients', tally: judgeIngredients(catalogue, table) },
    { name: 'recipes', tally: judgeRecipes(catalogue, table) },
    { name: 'words', tally: judgeWords(catalogue, table) },
    { name: 'offers', tally: judgeOffers(vocabulary, table, settings) },
    { name: 'proposals', tally: judgeProposals(vocabulary, table, settings) },
    {
      name: 'kitchens and unlocks',
      tally: judgeKitchens(cards, vocabulary, table, settings, isWhole ? 12 : 4),
    },
    { name: 'chef', tally: judgeChef(catalogue, cards, vocabulary, composing, table, settings) },
    { name: 'lines', tally: ofLines(judgeLines(await readOwnLines(), knowledge)) },
  ]
  if (checkout === undefined) return parts
  const { named, falselySafe } = await judgePages(checkout, knowledge)
  const pages = {
    checked: named,
    falselySafe,
    decided: 0,
    abstained: [],
    disputed: [],
    unjudged: 0,
  }
  return [...parts, { name: 'lines of pages', tally: ofLines(pages) }]
}

/** Of what the table and the labels know, the share that is decided. */
export function decidedShare({ decided, abstained, disputed }: Tally): number {
  return decided / (decided + abstained.length + disputed.length)
}
