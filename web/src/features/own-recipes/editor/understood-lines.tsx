import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import { ingredientName } from '#domain/ingredients/names.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { DraftLine } from '#domain/recipes/draft.ts'
import { isFurtherFood } from '#domain/recipes/own/further-row.ts'
import type { DraftReading, ReadThing } from '#domain/recipes/own/read-draft.ts'
import { LineRoleChoice, roleOf, type LineRole } from './line-role.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'

interface UnderstoodLinesProps {
  lines: readonly DraftLine[]
  reading: DraftReading
  vocabulary: Vocabulary
  /** What a line means, as its cook says. */
  onMean: (line: DraftLine, ingredient: IngredientId) => void
  onUse: (line: DraftLine, role: LineRole) => void
  /** Opens the search for what a line means. */
  onChoose: (line: DraftLine) => void
}

/** What the lines are understood as; what nobody knows is marked, with ways to say what it is. */
export function UnderstoodLines(props: UnderstoodLinesProps) {
  const { lines, reading, vocabulary, onMean, onUse, onChoose } = props
  if (lines.length === 0) return null
  return (
    <ul aria-label="As understood" className="mt-3 divide-y divide-line rounded-field bg-sunken">
      {lines.map((line, index) => {
        const things = reading[index] ?? []
        const unread = things.find(({ ingredient }) => ingredient === null)
        const [first] = things
        return (
          <li key={`${index} ${line.text}`} className="px-4 py-2.5">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
              {things.map((thing, place) => (
                <Understood key={place} thing={thing} vocabulary={vocabulary} />
              ))}
              <button
                type="button"
                className="ml-auto min-h-8 rounded-full px-2 text-sm font-semibold text-soft underline-offset-4 hover:text-ink hover:underline"
                onClick={() => onChoose(line)}
              >
                {unread === undefined ? 'Something else' : 'Choose'}
                <span className="sr-only"> for {line.text}</span>
              </button>
            </div>
            {unread === undefined && first !== undefined && (
              <LineRoleChoice
                line={line.text}
                role={roleOf(first)}
                onChange={(role) => onUse(line, role)}
              />
            )}
            {unread !== undefined && line.chosen !== null && (
              <p className="mt-1.5 text-sm text-soft">
                Is there more in it? Write each thing on a line of its own.
              </p>
            )}
            {unread !== undefined && unread.suggestions.length > 0 && (
              <p className="mt-1.5 flex flex-wrap items-center gap-1.5 text-sm text-soft">
                Did you mean
                {unread.suggestions.slice(0, 3).map((id) => (
                  <Button key={id} size="sm" variant="secondary" onClick={() => onMean(line, id)}>
                    {ingredientName(id, vocabulary)}
                  </Button>
                ))}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Understood({ thing, vocabulary }: { thing: ReadThing; vocabulary: Vocabulary }) {
  const { ingredient, amount, amountMax, unit, name, note, optional } = thing
  const measure = formatAmount(amount, unit, amountMax)
  const said = isFurtherFood(thing)
    ? ['also named']
    : [note, optional ? 'optional' : null].filter((each) => each !== null)
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-1.5">
      {measure !== '' && <span className="font-semibold tabular-nums">{measure}</span>}
      {ingredient === null ? (
        <Tag tone="butter">
          <span className="wrap-anywhere">{name}</span> · not known
        </Tag>
      ) : (
        <Tag tone="basil">{ingredientName(ingredient, vocabulary)}</Tag>
      )}
      {said.length > 0 && <span className="text-sm text-soft">{said.join(', ')}</span>}
    </span>
  )
}
