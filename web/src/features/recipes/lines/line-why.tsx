import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
import { ingredientPlural } from '#domain/ingredients/names.ts'
import { isChange, type NeedMatch } from '#domain/matching/need.ts'
import { swapFor } from '#domain/matching/swaps.ts'
import { isLeftOut } from '#domain/recipes/leaving-out.ts'
import type { Scaling } from '#domain/recipes/scale.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import type { LineMatches, LineTools, ShownLine } from './line-matches.ts'
import { needWords } from './need-mark.tsx'
import { listInWords } from '../words.ts'
import { swapInWords } from './swap-words.ts'

interface LineWhyProps {
  shown: ShownLine
  scaling: Scaling
  match: NeedMatch
  short: string | null
  matched: LineMatches
  tools: LineTools
}

/** State, through what, a sentence; what to do where there is something to do. */
export function LineWhy({ shown, scaling, match, short, matched, tools }: LineWhyProps) {
  const { line } = shown
  const { state, reason } = match
  const swap = state === 'swap' ? swapFor(line, matched.swaps) : undefined
  const change = state === 'left-out' ? shown.options.find(isLeftOut) : swap
  const words = swap ? swapInWords(swap, line, matched.vocabulary, scaling) : reason
  return (
    <div className="print:hidden">
      <p className="text-sm text-soft">
        <span
          className={cn(
            'font-semibold',
            state === 'have' && short === null && 'text-basil',
            (isChange(state) || short !== null) && 'text-butter-text',
            state === 'missing' && 'text-tomato-text',
          )}
        >
          {state === 'have' && short !== null ? short : needWords[state]}
          {state !== 'have' && short !== null && `, ${short}`}
        </span>
        {words !== needWords[state] && ` · ${words}`}
      </p>
      {state === 'probably' && line.ingredient !== null && matched.onHave !== undefined && (
        <Confirm id={line.ingredient} name={line.name} onHave={matched.onHave} />
      )}
      {state === 'believed' && matched.onHave !== undefined && (
        <Answer ids={match.via} matched={matched} />
      )}
      {change !== undefined && tools.onSwap !== undefined && shown.swap === null && (
        <Button
          variant="soft"
          size="sm"
          className="mt-1.5"
          onClick={() => tools.onSwap?.(shown, change)}
        >
          {change === swap ? t('Swap it in') : t('Leave it out')}
          <span className="sr-only"> ({line.name})</span>
        </Button>
      )}
    </div>
  )
}

interface ConfirmProps {
  id: string
  name: string
  onHave: NonNullable<LineMatches['onHave']>
}

function Confirm({ id, name, onHave }: ConfirmProps) {
  return (
    <Button variant="soft" size="sm" className="mt-1.5" onClick={() => onHave([id])}>
      {t('Yes, it does')}
      <span className="sr-only">{t('(I have {name})', { name })}</span>
    </Button>
  )
}

interface AnswerProps {
  ids: readonly string[]
  matched: LineMatches
}

function Answer({ ids, matched }: AnswerProps) {
  const names = listInWords(ids.map((id) => ingredientPlural(id, matched.vocabulary)))
  return (
    <span className="mt-1.5 flex gap-2">
      <Button variant="soft" size="sm" onClick={() => matched.onHave?.(ids)}>
        <T
          text="Yes<hidden>, I have {names}</hidden>"
          hidden={<span className="sr-only" />}
          names={names}
        />
      </Button>
      <Button variant="quiet" size="sm" onClick={() => matched.onHaveNot?.(ids)}>
        <T
          text="No<hidden>, I have no {names}</hidden>"
          hidden={<span className="sr-only" />}
          names={names}
        />
      </Button>
    </span>
  )
}
