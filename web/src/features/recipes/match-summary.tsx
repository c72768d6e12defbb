import { ingredientName, ingredientPlural } from '#domain/ingredients/names.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { isMissed } from '#domain/matching/need.ts'
import { Tag } from '#web/ui/tag.tsx'
import type { ShownMatch } from './shown-match.ts'
import { usedUpInWords } from './used-up.ts'
import { listInWords } from './words.ts'

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

/** "uses 6, missing 1: lemon", and what is swapped or to be checked. */
export function MatchWords({ shown, vocabulary }: MatchWordsProps) {
  const { match } = shown
  const missing = match.needs
    .filter(({ state }) => isMissed(state))
    .map(({ need }) =>
      need.ingredient === null ? need.text : ingredientName(need.ingredient, vocabulary),
    )
  const nearly = nearlyInWords(shown, vocabulary)
  return (
    <>
      <span className="block">
        <b className="font-bold text-basil">uses {match.usedIngredientCount}</b>
        {missing.length === 0
          ? ', nothing missing'
          : `, missing ${missing.length}: ${listInWords(missing)}`}
      </span>
      {nearly !== '' && <span className="block">{nearly}</span>}
      {shown.usedUp !== null && (
        <span className="block text-butter-text">
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
    swapped.length > 0 && `swap: ${listInWords(swapped)}`,
    guessed.length > 0 && `check: ${listInWords(guessed)}`,
  ]
    .filter((part) => part !== false)
    .join(' · ')
}
