import { ingredientName, ingredientPlural } from '#domain/ingredients/names.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { isMissed } from '#domain/matching/need.ts'
import { Tag } from '#web/ui/tag.tsx'
import type { ShownMatch } from './shown-match.ts'
import { usedUpInWords } from './used-up.ts'
import { listInWords } from '../words.ts'

/** How far the pantry goes, in a word. */
export function BandTag({ shown: { match } }: { shown: ShownMatch }) {
  if (match.band === 'ready') return <Tag tone="basil">ready now</Tag>
  if (match.band === 'ready-with-swaps') return <Tag tone="basil">ready with swaps</Tag>
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
      {missing.length === 0
        ? ', nothing missing'
        : `, missing ${missing.length}: ${listInWords(missing)}`}
    </>
  )
}

/** What is swapped, what is to be checked, and what it uses up. */
export function MatchNotes({ shown, vocabulary }: MatchWordsProps) {
  const nearly = nearlyInWords(shown, vocabulary)
  return (
    <>
      {nearly !== '' && <span className="mt-0.5 line-clamp-2">{nearly}</span>}
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
