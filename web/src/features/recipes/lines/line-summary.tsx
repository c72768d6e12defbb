import { t } from '#domain/texts/t.ts'
import { isMissed, type NeedState } from '#domain/matching/need.ts'
import type { RecipeLine } from '#domain/recipes/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { BasketIcon } from '#web/ui/icons.tsx'
import type { LineMatches } from './line-matches.ts'
import { listInWords } from '../words.ts'

interface LineSummaryProps {
  lines: readonly RecipeLine[]
  matched: LineMatches
}

/** What the lines come to, and the way to get what is missing. */
export function LineSummary({ lines, matched: { needs, short, onBuy } }: LineSummaryProps) {
  const missing = lines.filter((_, index) => {
    const state = needs[index]?.state
    return state !== undefined && isMissed(state)
  })
  const known = missing.filter(({ ingredient }) => ingredient !== null)
  const tooLittle = new Set(lines.flatMap(({ name }, index) => (short[index] ? name : [])))
  const toBuy = known.length + tooLittle.size
  return (
    <div className="mb-3 space-y-2.5">
      <p className="text-soft" aria-live="polite">
        {missing.length === 0
          ? everything(needs, tooLittle.size === 0)
          : t('{count, plural, other {Missing #: {foods}.}}', {
              count: missing.length,
              foods: listInWords(missing.map(({ name }) => name)),
            })}
        {tooLittle.size > 0 &&
          ` ${t('{count, plural, other {Not quite enough of #: {foods}.}}', { count: tooLittle.size, foods: listInWords([...tooLittle]) })}`}
      </p>
      {toBuy > 0 && (
        <Button variant="soft" size="sm" onClick={() => onBuy(known)}>
          <BasketIcon size={18} />
          {t(
            '{count, plural, one {Put it on the shopping list} other {Put them on the shopping list}}',
            { count: toBuy },
          )}
        </Button>
      )}
    </div>
  )
}

/** It is all there; that one has everything is only said where what is known suffices. */
function everything(needs: LineMatches['needs'], isEnough: boolean): string {
  const has = (state: NeedState) => needs.some((need) => need.state === state)
  const whole = isEnough ? 'enough' : 'other'
  const guessed = has('believed') ? 'some' : 'none'
  if (has('left-out')) {
    return t(
      '{whole, select, enough {You have what it takes} other {Nothing is missing}}, with the changes that are named below{guessed, select, some {, if what is probably at home is there} other {}}.',
      { whole, guessed },
    )
  }
  if (has('swap')) {
    return t(
      '{whole, select, enough {You have everything} other {Nothing is missing}}, with what is swapped below{guessed, select, some {, if what is probably at home is there} other {}}.',
      { whole, guessed },
    )
  }
  if (guessed === 'some') {
    return t(
      '{whole, select, enough {You have everything} other {Nothing is missing}}, if what is probably at home is there.',
      { whole },
    )
  }
  return has('probably')
    ? t(
        '{whole, select, enough {You have everything} other {Nothing is missing}}, if what is asked below is so.',
        { whole },
      )
    : t('{whole, select, enough {You have everything} other {Nothing is missing}}.', { whole })
}
