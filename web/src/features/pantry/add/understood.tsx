import { useMemo } from 'react'
import { t } from '#domain/texts/t.ts'
import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import { ingredientPlural } from '#domain/ingredients/names.ts'
import type { GuessedLine } from '#domain/ingredients/guess.ts'
import { suggestionsFor } from '#domain/ingredients/resolve.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { countedName } from '#domain/pantry/pantry-item.ts'
import { statedState } from '#domain/pantry/stated-state.ts'
import { IngredientIcon } from '../list/ingredient-icon.tsx'

interface UnderstoodProps {
  id: string
  lines: readonly GuessedLine[]
  vocabulary: Vocabulary
  /** The vocabulary that the lines were read with, in their language. */
  readWith: Vocabulary
  text: string
  onWrite: (text: string) => void
}

/** As many as one looks through. */
const mostShown = 12

/** Of a long list those that somebody has to look at, then the first of the others, in their order. */
function worthShowing(lines: readonly GuessedLine[]): GuessedLine[] {
  if (lines.length <= mostShown) return [...lines]
  const isUnsure = (line: GuessedLine) => line.isGuess || line.resolution.kind === 'unresolved'
  const first = [...lines.filter(isUnsure), ...lines.filter((line) => !isUnsure(line))]
  const shown = new Set(first.slice(0, mostShown))
  return lines.filter((line) => shown.has(line))
}

/** What the text is read as, so that a misunderstanding is seen before it is saved. */
export function Understood({ id, lines, vocabulary, readWith, text, onWrite }: UnderstoodProps) {
  if (lines.length === 0) return null
  const shown = worthShowing(lines)
  const unknown = lines.filter(({ resolution }) => resolution.kind === 'unresolved').length
  const rest = lines.length - shown.length

  /** Puts the proposed name where the words stand that nobody knows; the amount stays. */
  function take(line: GuessedLine, ingredient: IngredientId) {
    const name = ingredientPlural(ingredient, vocabulary)
    const at = text.indexOf(line.original)
    const inside = line.original.toLowerCase().lastIndexOf(line.name.toLowerCase())
    if (at === -1 || inside === -1) return
    const start = at + inside
    onWrite(text.slice(0, start) + name + text.slice(start + line.name.length))
  }

  return (
    <ul
      id={id}
      aria-label={t('Understood as')}
      aria-live="polite"
      className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1.5 px-1 text-sm text-soft"
    >
      {shown.map((line, index) => (
        <UnderstoodLine
          key={index}
          line={line}
          vocabulary={vocabulary}
          readWith={readWith}
          onTake={take}
        />
      ))}
      {rest > 0 && (
        <li>
          {t('{others, plural, other {and # more}}', { others: rest })}
          {unknown > 0 && ` · ${t('{unknown, plural, other {# new to us}}', { unknown })}`}
        </li>
      )}
    </ul>
  )
}

/** "frozen": how it stands, where that was typed. */
function stateWords(line: GuessedLine): string {
  const { frozen, leftover, opened, cut } = statedState(line)
  if (frozen) return t('frozen')
  if (leftover) return t('left over')
  if (cut) return ''
  return opened ? t('opened') : ''
}

interface UnderstoodLineProps extends Pick<UnderstoodProps, 'vocabulary' | 'readWith'> {
  line: GuessedLine
  onTake: (line: GuessedLine, ingredient: IngredientId) => void
}

function UnderstoodLine({ line, vocabulary, readWith, onTake }: UnderstoodLineProps) {
  const { resolution } = line
  const known = resolution.kind === 'resolved' ? resolution.ingredient : null
  const [nearest] = useMemo(() => suggestionsFor(line, readWith), [line, readWith])
  const most = line.amount?.max ?? line.amount?.min ?? null
  const amount = formatAmount(line.amount?.min ?? null, line.unit, line.amount?.max ?? null)
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      <IngredientIcon ingredient={known} vocabulary={vocabulary} size={18} />
      {known === null ? (
        <span className="min-w-0 break-words">
          {t('“{words}” is new to us', { words: line.original })}
        </span>
      ) : (
        <span>
          {line.isGuess && (
            <span className="text-ink">
              {line.original} <span className="inline-block rtl:-scale-x-100">→</span>{' '}
            </span>
          )}
          {[
            `${amount} ${countedName(known, most, line.unit, vocabulary)}`.trim(),
            stateWords(line),
            line.isGuess && t('a guess'),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
      {nearest !== undefined && (
        <button
          type="button"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(line, nearest)}
          className="min-h-11 rounded-xl px-2 text-start font-semibold text-ink underline underline-offset-4 hover:bg-sunken"
        >
          {t('Did you mean {food}?', { food: ingredientPlural(nearest, vocabulary) })}
        </button>
      )}
    </li>
  )
}
