import { listed } from '../chat/answer-words.ts'
import { avoidableName } from '../ingredients/avoidable-name.ts'
import { ingredientPlural } from '../ingredients/names.ts'
import type { Substitution, Vocabulary } from '../ingredients/vocabulary.ts'
import { noteOfSwap } from '../recipes/said-of-swap.ts'
import { t } from '../texts/t.ts'
import { reasonsInWords } from './reasons-in-words.ts'
import type { Care, EaterPlan, Offence, Parting, TableChange, TablePlan } from './table-plan.ts'

/** What is said to some at the table who all have the same. */
export interface SaidToEaters {
  /** In the order of the eaters. */
  names: readonly string[]
  /** Whole sentences, which speak of one portion and name nobody. */
  sentences: readonly string[]
}

const namesOf = (changes: readonly TableChange[]): string => listed(changes.map(({ name }) => name))
const takenInWords = ({ uses }: Substitution, vocabulary: Vocabulary): string =>
  listed(uses.map((id) => ingredientPlural(id, vocabulary)))

/** What is left out, in one sentence, and each swap with what a cook would say of it. */
function changesInWords(
  changes: readonly TableChange[],
  vocabulary: Vocabulary,
  say: {
    without: (names: string) => string
    instead: (swapped: { taken: string; food: string }) => string
  },
): string[] {
  const leftOut = changes.filter(({ swap }) => swap === null)
  const swapped = changes.flatMap(({ name, swap }) => {
    if (swap === null) return []
    const instead = say.instead({ taken: takenInWords(swap, vocabulary), food: name })
    return [instead, noteOfSwap(swap)].filter((words) => words !== '')
  })
  return leftOut.length === 0 ? swapped : [...swapped, say.without(namesOf(leftOut))]
}

function partingInWords(parting: Parting): string[] {
  switch (parting.kind) {
    case 'on-the-plate':
      return []
    case 'taken-out': {
      const { step, before } = parting
      return [
        t('Take this portion out in step {step}, before the {food}, and finish it by itself.', {
          step,
          food: before,
        }),
      ]
    }
    case 'from-the-start':
      return [t('Make this portion by itself from the start.')]
  }
}

/** How what is avoided is kept from a portion; what only goes on a plate needs no pan. */
function careInWords(care: Care, parting: Parting): string {
  const allergens = listed(care.avoided.map(avoidableName))
  const foods = listed(care.foods)
  return parting.kind === 'on-the-plate'
    ? t(
        'Keep {allergens} away: fill this plate first, with a clean spoon, board and knife, before you open the {foods}.',
        { allergens, foods },
      )
    : t(
        'Keep {allergens} away: a clean pan, spoon, board and knife for this portion alone, and work on it before you open the {foods}.',
        { allergens, foods },
      )
}

function changedInWords(plan: EaterPlan & { kind: 'changed' }, vocabulary: Vocabulary): string[] {
  const { changes, parting, offences, care } = plan
  const inPot = changes.filter(({ where }) => where === 'pot')
  const onPlate = changes.filter(({ where }) => where === 'plate')
  return [
    ...partingInWords(parting),
    ...changesInWords(inPot, vocabulary, {
      without: (names) => t('Leave out the {names}.', { names }),
      instead: ({ taken, food }) => t('Use {taken} in place of the {food}.', { taken, food }),
    }),
    ...changesInWords(onPlate, vocabulary, {
      without: (foods) => t('Leave the {foods} off this plate.', { foods }),
      instead: ({ taken, food }) =>
        t('On this plate, {taken} in place of the {food}.', { taken, food }),
    }),
    ...reasonsInWords(offences, []),
    ...(care === null ? [] : [careInWords(care, parting)]),
  ]
}

/** Why it is not theirs; where a label may tell, also what else would have to be done then. */
function notTheirsInWords({
  kind,
  offences,
  helpless,
  diets,
}: EaterPlan & { kind: 'not-known' | 'not-this-dish' }): string[] {
  const certain = (of: readonly Offence[]) =>
    listed(of.filter(({ isCertain }) => isCertain).map(({ name }) => name))
  const reasons = reasonsInWords(offences, diets)
  if (kind === 'not-this-dish') {
    const foods = certain(helpless)
    const head = t('Not this dish: it cannot go without the {foods}.', { foods })
    return [foods === '' ? t('Not this dish.') : head, ...reasons]
  }
  const foods = certain(offences)
  const asWell = t('The {foods} would have to be replaced or left out as well.', { foods })
  return [t('Not known, so not this dish.'), ...reasons, ...(foods === '' ? [] : [asWell])]
}

function planInWords(plan: EaterPlan, vocabulary: Vocabulary): string[] {
  switch (plan.kind) {
    case 'as-it-is':
      return [t('As it is.')]
    case 'not-shared':
      return [t('Not known what they avoid: ask before you serve this.')]
    case 'changed':
      return changedInWords(plan, vocabulary)
    case 'not-known':
    case 'not-this-dish':
      return notTheirsInWords(plan)
  }
}

/** Those to whom the same is said, together. */
function groupsOf(said: readonly { name: string; sentences: readonly string[] }[]): SaidToEaters[] {
  const groups = new Map<string, SaidToEaters>()
  for (const { name, sentences } of said) {
    const key = sentences.join(' ')
    groups.set(key, { names: [...(groups.get(key)?.names ?? []), name], sentences })
  }
  return [...groups.values()]
}

/** A plan in sentences, in the language of the page: what is done for everybody, then what each eater has. */
export function tableInWords(
  { forAll, eaters }: TablePlan,
  vocabulary: Vocabulary,
): { forAll: string[]; eaters: SaidToEaters[] } {
  return {
    forAll: changesInWords(forAll, vocabulary, {
      without: (foods) => t('For everyone: leave out the {foods}.', { foods }),
      instead: ({ taken, food }) =>
        t('For everyone: {taken} in place of the {food}.', { taken, food }),
    }),
    eaters: groupsOf(
      eaters.map((plan) => ({ name: plan.name, sentences: planInWords(plan, vocabulary) })),
    ),
  }
}
