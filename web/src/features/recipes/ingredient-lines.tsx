import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import type { NeedMatch, NeedState } from '#domain/matching/need.ts'
import type { RecipeLine } from '#domain/recipes/recipe.ts'
import { cn } from '#web/ui/cn.ts'
import { CheckIcon } from '#web/ui/icons.tsx'

interface IngredientLinesProps {
  lines: readonly RecipeLine[]
  /** One for each line; empty while the pantry is not known. */
  matches: readonly NeedMatch[]
}

const wordOf: Readonly<Record<NeedState, string>> = {
  have: 'have',
  swap: 'swap',
  probably: 'check',
  missing: 'missing',
  assumed: 'always at home',
  optional: 'optional',
  unknown: 'not matched',
}

/** The lines of a recipe, by section, each with what the pantry says of it and why. */
export function IngredientLines({ lines, matches }: IngredientLinesProps) {
  const missing = matches.filter(({ state }) => state === 'missing' || state === 'unknown').length
  return (
    <>
      {matches.length > 0 && (
        <p className="mb-3 text-soft">
          {missing === 0 ? 'You have everything.' : `${missing} of ${lines.length} missing.`}
        </p>
      )}
      <ul className="divide-y divide-line">
        {lines.map((line, index) => (
          <li key={index}>
            {line.section !== null && line.section !== lines[index - 1]?.section && (
              <h3 className="pt-5 pb-1 text-lg">{line.section}</h3>
            )}
            <Line line={line} match={matches[index]} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Line({ line, match }: { line: RecipeLine; match: NeedMatch | undefined }) {
  const amount = formatAmount(line.amount, line.unit, line.amountMax)
  return (
    <div className="flex items-start gap-3 py-2.5">
      {match !== undefined && <StateMark state={match.state} />}
      <div className="min-w-0 flex-1">
        <p>
          {amount !== '' && <b className="font-bold">{amount} </b>}
          {line.name}
          {line.note !== null && <span className="text-soft">, {line.note}</span>}
          {line.us !== null && <span className="text-soft"> ({line.us})</span>}
        </p>
        {match !== undefined && (
          <p className="text-sm text-soft">
            <span
              className={cn(
                'font-semibold',
                match.state === 'have' && 'text-basil',
                match.state === 'missing' && 'text-tomato-text',
              )}
            >
              {wordOf[match.state]}
            </span>
            {explains(match.state) && ` · ${match.reason}`}
          </p>
        )}
      </div>
    </div>
  )
}

/** Where the word alone says all, the reason would only repeat it. */
function explains(state: NeedState): boolean {
  return state === 'have' || state === 'swap' || state === 'probably'
}

function StateMark({ state }: { state: NeedState }) {
  const isMet = state === 'have' || state === 'assumed'
  const isNear = state === 'swap' || state === 'probably'
  return (
    <span
      aria-hidden="true"
      className={cn(
        'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full',
        isMet && 'bg-basil text-basil-ink',
        isNear && 'bg-butter text-ink',
        !isMet && !isNear && 'border-2 border-dashed border-edge',
      )}
    >
      {isMet && <CheckIcon size={15} />}
      {isNear && '~'}
    </span>
  )
}
