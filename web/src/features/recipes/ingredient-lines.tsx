import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import type { NeedMatch } from '#domain/matching/need.ts'
import type { RecipeLine } from '#domain/recipes/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { LineSummary } from './line-summary.tsx'
import type { LineActions, LineMatches } from './line-matches.ts'
import { NeedMark, needWords } from './need-mark.tsx'
import { swapInWords } from './swap-words.ts'

interface IngredientLinesProps {
  lines: readonly RecipeLine[]
  /** Null while the pantry is not known. */
  matched: LineMatches | null
}

/** The lines of a recipe, by section, each with what the pantry says of it and why. */
export function IngredientLines({ lines, matched }: IngredientLinesProps) {
  return (
    <>
      {matched !== null && <LineSummary lines={lines} matched={matched} />}
      <ul className="divide-y divide-line">
        {lines.map((line, index) => (
          <li key={index}>
            {line.section !== null && line.section !== lines[index - 1]?.section && (
              <h3 className="pt-5 pb-1 text-lg">{line.section}</h3>
            )}
            <Line line={line} match={matched?.needs[index]} matched={matched} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface LineProps {
  line: RecipeLine
  match: NeedMatch | undefined
  matched: LineMatches | null
}

function Line({ line, match, matched }: LineProps) {
  const amount = formatAmount(line.amount, line.unit, line.amountMax)
  return (
    <div className="flex items-start gap-3 py-2.5">
      {match !== undefined && <NeedMark state={match.state} />}
      <div className="min-w-0 flex-1">
        <p>
          {amount !== '' && <b className="font-bold">{amount} </b>}
          {line.name}
          {line.note !== null && <span className="text-soft">, {line.note}</span>}
          {line.us !== null && <span className="text-soft"> ({line.us})</span>}
        </p>
        {match !== undefined && matched !== null && (
          <Why line={line} match={match} matched={matched} />
        )}
      </div>
    </div>
  )
}

interface WhyProps {
  line: RecipeLine
  match: NeedMatch
  matched: LineMatches
}

/** State, through what, a sentence; what to do where there is something to do. */
function Why({ line, match: { state, reason }, matched }: WhyProps) {
  const swap = line.ingredient === null ? undefined : matched.swaps.get(line.ingredient)
  const isSwap = state === 'swap' && swap !== undefined
  return (
    <>
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
        {isSwap && ` · ${swapInWords(swap, line, matched.vocabulary)}`}
        {!isSwap && reason !== needWords[state] && ` · ${reason}`}
      </p>
      {state === 'probably' && <Confirm line={line} onHave={matched.onHave} />}
    </>
  )
}

function Confirm({ line, onHave }: { line: RecipeLine; onHave: LineActions['onHave'] }) {
  const { ingredient } = line
  if (ingredient === null) return null
  return (
    <Button variant="soft" size="sm" className="mt-1.5" onClick={() => onHave([ingredient])}>
      Yes, it does
      <span className="sr-only">(I have {line.name})</span>
    </Button>
  )
}
