import { use } from 'react'
import { t } from '#domain/texts/t.ts'
import { capitalised, ingredientPlural, nameMissing } from '#domain/ingredients/names.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { believedIn, isMissed } from '#domain/matching/need.ts'
import { T } from '#web/ui/t.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { HomeAnswersContext } from './answers-context.ts'
import type { ShownMatch } from './shown-match.ts'
import { usedUpInWords } from './used-up.ts'
import { listInWords } from '../words.ts'

/** How far the pantry goes, in a word. */
export function BandTag({ shown: { match } }: { shown: ShownMatch }) {
  if (match.band === 'ready') return <Tag tone="basil">{t('ready now')}</Tag>
  if (match.band === 'ready-with-swaps') return <Tag tone="basil">{t('ready with a change')}</Tag>
  const count = match.missedIngredientCount
  return <Tag>{t('{count, plural, other {missing #}}', { count })}</Tag>
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
      need.ingredient === null ? need.text : nameMissing(need.ingredient, vocabulary),
    )
  const used = match.usedIngredientCount
  const missed = missing.length
  const style = 'font-bold text-basil'
  if (missed > 0) {
    return (
      <T
        text="<b>{used, plural, other {uses #}}</b>, {missed, plural, other {missing #: {names}}}"
        used={used}
        missed={missed}
        names={listInWords(missing)}
        b={<b className={style} />}
      />
    )
  }
  return believedIn(match.needs).length === 0 ? (
    <T
      text="<b>{used, plural, other {uses #}}</b>, nothing missing"
      used={used}
      b={<b className={style} />}
    />
  ) : (
    <T text="<b>{used, plural, other {uses #}}</b>" used={used} b={<b className={style} />} />
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
          {t('You probably have {foods}', { foods: namesOf(believed, vocabulary) })}
        </span>
      )}
      {nearly !== '' && <span className="mt-0.5 line-clamp-2">{nearly}</span>}
      {shown.tooLittle.length > 0 && (
        <span className="mt-0.5 block">
          {t('not quite enough {foods}', { foods: namesOf(shown.tooLittle, vocabulary) })}
        </span>
      )}
      {shown.usedUp !== null && (
        <span className="mt-0.5 block font-semibold text-butter-text">
          {t('uses your {food}', { food: usedUpInWords(shown.usedUp, { vocabulary }) })}
        </span>
      )}
    </>
  )
}

const namesOf = (ids: readonly IngredientId[], vocabulary: Vocabulary) =>
  listInWords(ids.map((id) => ingredientPlural(id, vocabulary)))

const insteadOf = (other: string, food: string) =>
  t('{other} for {food}|margarine for butter', { other, food })

/** "swap: margarine for butter · check: chicken for chicken breasts". */
function nearlyInWords({ match, swaps }: ShownMatch, vocabulary: Vocabulary): string {
  const name = (id: string) => ingredientPlural(id, vocabulary)
  const swapped = [...swaps.values()].map(({ need, uses }) =>
    insteadOf(namesOf(uses, vocabulary), name(need)),
  )
  const guessed = match.needs.flatMap(({ state, need, via }) =>
    state === 'probably' && need.ingredient !== null
      ? [insteadOf(namesOf(via, vocabulary), name(need.ingredient))]
      : [],
  )
  return [
    swapped.length > 0 && t('swap: {swaps}', { swaps: listInWords(swapped, 2) }),
    guessed.length > 0 && t('check: {guesses}', { guesses: listInWords(guessed, 2) }),
  ]
    .filter((part) => part !== false)
    .join(' · ')
}
