import { isMissed } from '#domain/matching/need.ts'
import type { RecipeLine } from '#domain/recipes/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { BasketIcon } from '#web/ui/action-icons.tsx'
import type { LineMatches } from './line-matches.ts'
import { listInWords } from '../words.ts'

interface LineSummaryProps {
  lines: readonly RecipeLine[]
  matched: LineMatches
}

/** What the lines come to, and the way to get what is missing. */
export function LineSummary({ lines, matched: { needs, onBuy } }: LineSummaryProps) {
  const missing = lines.filter((_, index) => {
    const state = needs[index]?.state
    return state !== undefined && isMissed(state)
  })
  const known = missing.filter(({ ingredient }) => ingredient !== null)
  return (
    <div className="mb-3 space-y-2.5">
      <p className="text-soft" aria-live="polite">
        {missing.length === 0
          ? everything(needs)
          : `Missing ${missing.length}: ${listInWords(missing.map(({ name }) => name))}.`}
      </p>
      {known.length > 0 && (
        <Button variant="soft" size="sm" onClick={() => onBuy(known)}>
          <BasketIcon size={18} />
          {known.length === 1 ? 'Put it on the shopping list' : 'Put them on the shopping list'}
        </Button>
      )}
    </div>
  )
}

function everything(needs: LineMatches['needs']): string {
  const has = (state: string) => needs.some((need) => need.state === state)
  if (has('swap')) return 'You have everything, with what is swapped below.'
  return has('probably')
    ? 'You have everything, if what is asked below is so.'
    : 'You have everything.'
}
