import { Checkbox } from '#web/ui/checkbox.tsx'
import { cn } from '#web/ui/cn.ts'
import type { CookLine } from '../cook-recipe.ts'

interface IngredientTicksProps {
  lines: readonly CookLine[]
  /** Places of those that are shown. */
  shown: readonly number[]
  isTicked: (line: number) => boolean
  onTick: (line: number) => void
  className?: string
}

/** Ingredients to tick off, the amount first. */
export function IngredientTicks({
  lines,
  shown,
  isTicked,
  onTick,
  className,
}: IngredientTicksProps) {
  return (
    <ul className={className}>
      {shown.map((at) => {
        const line = lines[at]
        if (line === undefined) return null
        const ticked = isTicked(at)
        return (
          <li key={at}>
            <Checkbox
              checked={ticked}
              onChange={() => onTick(at)}
              className="text-[1.0625rem]"
              label={<Label line={line} ticked={ticked} />}
            />
          </li>
        )
      })}
    </ul>
  )
}

function Label({ line: { text, amount, name }, ticked }: { line: CookLine; ticked: boolean }) {
  const hasAmount = amount !== '' && text.startsWith(amount)
  const rest = hasAmount ? text.slice(amount.length).trim() : text || name
  return (
    <span className={cn('wrap-anywhere', ticked && 'text-soft line-through')}>
      {hasAmount && <b className="font-bold">{amount} </b>}
      {rest}
    </span>
  )
}
