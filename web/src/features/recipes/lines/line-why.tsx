import type { NeedMatch } from '#domain/matching/need.ts'
import type { Scaling } from '#domain/recipes/scale.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import type { LineMatches, LineTools, ShownLine } from './line-matches.ts'
import { needWords } from './need-mark.tsx'
import { swapInWords } from './swap-words.ts'

interface LineWhyProps {
  shown: ShownLine
  scaling: Scaling
  match: NeedMatch
  matched: LineMatches
  tools: LineTools
}

/** State, through what, a sentence; what to do where there is something to do. */
export function LineWhy({ shown, scaling, match, matched, tools }: LineWhyProps) {
  const { line } = shown
  const { state, reason } = match
  const offered = line.ingredient === null ? undefined : matched.swaps.get(line.ingredient)
  const swap = state === 'swap' ? offered : undefined
  const words = swap && swapInWords(swap, line, matched.vocabulary, scaling)
  return (
    <div className="print:hidden">
      <p className="text-sm text-soft">
        <span
          className={cn(
            'font-semibold',
            state === 'have' && 'text-basil',
            (state === 'swap' || state === 'probably') && 'text-butter-text',
            state === 'missing' && 'text-tomato-text',
          )}
        >
          {needWords[state]}
        </span>
        {words !== undefined && ` · ${words}`}
        {words === undefined && reason !== needWords[state] && ` · ${reason}`}
      </p>
      {state === 'probably' && line.ingredient !== null && (
        <Confirm id={line.ingredient} name={line.name} onHave={matched.onHave} />
      )}
      {swap !== undefined && tools.onSwap !== undefined && shown.swap === null && (
        <Button
          variant="soft"
          size="sm"
          className="mt-1.5"
          onClick={() => tools.onSwap?.(shown, swap)}
        >
          Swap it in<span className="sr-only"> for {line.name}</span>
        </Button>
      )}
    </div>
  )
}

interface ConfirmProps {
  id: string
  name: string
  onHave: LineMatches['onHave']
}

function Confirm({ id, name, onHave }: ConfirmProps) {
  return (
    <Button variant="soft" size="sm" className="mt-1.5" onClick={() => onHave([id])}>
      Yes, it does
      <span className="sr-only">(I have {name})</span>
    </Button>
  )
}
