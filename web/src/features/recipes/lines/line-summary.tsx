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
          : `Missing ${missing.length}: ${listInWords(missing.map(({ name }) => name))}.`}
        {tooLittle.size > 0 &&
          ` Not quite enough of ${tooLittle.size}: ${listInWords([...tooLittle])}.`}
      </p>
      {toBuy > 0 && (
        <Button variant="soft" size="sm" onClick={() => onBuy(known)}>
          <BasketIcon size={18} />
          {toBuy === 1 ? 'Put it on the shopping list' : 'Put them on the shopping list'}
        </Button>
      )}
    </div>
  )
}

/** It is all there; that one has everything is only said where what is known suffices. */
function everything(needs: LineMatches['needs'], isEnough: boolean): string {
  const has = (state: NeedState) => needs.some((need) => need.state === state)
  const whole = isEnough ? 'You have everything' : 'Nothing is missing'
  const guessed = has('believed') ? ', if what is probably at home is there' : ''
  if (has('left-out')) {
    const most = isEnough ? 'You have what it takes' : whole
    return `${most}, with the changes that are named below${guessed}.`
  }
  if (has('swap')) return `${whole}, with what is swapped below${guessed}.`
  if (guessed !== '') return `${whole}${guessed}.`
  return has('probably') ? `${whole}, if what is asked below is so.` : `${whole}.`
}
