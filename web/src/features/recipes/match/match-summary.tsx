import { use } from 'react'
import { capitalised, ingredientName, ingredientPlural } from '#domain/ingredients/names.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { believedIn, isMissed } from '#domain/matching/need.ts'
import { Tag } from '#web/ui/tag.tsx'
import { HomeAnswersContext } from './answers-context.ts'
import type { ShownMatch } from './shown-match.ts'
import { usedUpInWords } from './used-up.ts'
import { listInWords } from '../words.ts'

/** How far the pantry goes, in a word. */
export function BandTag({ shown: { match } }: { shown: ShownMatch }) {
  if (match.band === 'ready') return <Tag tone="basil">ready now</Tag>
  if (match.band === 'ready-with-swaps') return <Tag tone="basil">ready with a change</Tag>
  return <Tag>missing {match.missedIngredientCount}</Tag>
}

interface MatchWordsProps {
  shown: ShownMatch
  vocabulary: Vocabulary
}

/** "uses 6, missing 1: lemon". */
export function UsesWords({ shown: { match }, vocabulary }: MatchWordsProps) {
  const missing = match.needs
    .filter(({ state }) => isMissed(state))
    .map(({ need }) =>
      need.ingredient === null ? need.text : ingredientName(need.ingredient, vocabulary),
    )
  return (
    <>
      <b className="font-bold text-basil">uses {match.usedIngredientCount}</b>
      {missing.length > 0 && `, missing ${missing.length}: ${listInWords(missing)}`}
      {missing.length === 0 && believedIn(match.needs).length === 0 && ', nothing missing'}
    </>
  )
}

/**
 * What is swapped, what is to be checked, what is left out, what is taken for granted, what there is too little of, and what it
 * uses up.
 */
export function MatchNotes({ shown, vocabulary }: MatchWordsProps) {
  const nearly = nearlyInWords(shown, vocabulary)
  // Where one can answer, that stands on the card by itself.
  const believed = use(HomeAnswersContext) === null ? believedIn(shown.match.needs) : []
  const without = shown.match.needs.filter(({ state }) => state === 'left-out')
  return (
    <>
      {without.map(({ need, reason }) => (
        <span key={need.ingredient} className="mt-0.5 block">
          {capitalised(reason)}
        </span>
      ))}
      {believed.length > 0 && (
        <span className="mt-0.5 block">
          You probably have {listInWords(believed.map((id) => ingredientPlural(id, vocabulary)))}
        </span>
      )}
      {nearly !== '' && <span className="mt-0.5 line-clamp-2">{nearly}</span>}
      {shown.tooLittle.length > 0 && (
        <span className="mt-0.5 block">
          not quite enough{' '}
          {listInWords(shown.tooLittle.map((id) => ingredientPlural(id, vocabulary)))}
        </span>
      )}
      {shown.usedUp !== null && (
        <span className="mt-0.5 block font-semibold text-butter-text">
          uses your {usedUpInWords(shown.usedUp, { vocabulary })}
        </span>
      )}
    </>
  )
}

/** "swap: margarine for butter · check: chicken for chicken breasts". */
function nearlyInWords({ match, swaps }: ShownMatch, vocabulary: Vocabulary): string {
  const name = (id: string) => ingredientPlural(id, vocabulary)
  const swapped = [...swaps.values()].map(
    ({ need, uses }) => `${listInWords(uses.map(name))} for ${name(need)}`,
  )
  const guessed = match.needs.flatMap(({ state, need, via }) =>
    state === 'probably' && need.ingredient !== null
      ? [`${listInWords(via.map(name))} for ${name(need.ingredient)}`]
      : [],
  )
  return [
    swapped.length > 0 && `swap: ${listInWords(swapped, 2)}`,
    guessed.length > 0 && `check: ${listInWords(guessed, 2)}`,
  ]
    .filter((part) => part !== false)
    .join(' · ')
}
