import { useEffect, useState, type KeyboardEvent } from 'react'
import { t } from '#domain/texts/t.ts'
import { capitalised, ingredientPlural } from '#domain/ingredients/names.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { didYouMean, suggest, type SuggestionIndex } from '#domain/pantry/suggest.ts'
import { cn } from '#web/ui/cn.ts'
import { IngredientIcon } from '../list/ingredient-icon.tsx'

export interface IngredientOption {
  ingredient: IngredientId
  /** The other name by which it was found. */
  alias: string | null
  /** Nothing begins with what was typed; this only looks like it. */
  isGuess: boolean
}

/** What a text may mean: what begins with it, else what looks most like it. */
export function optionsFor(query: string, index: SuggestionIndex): IngredientOption[] {
  const found = suggest(query, index)
  return found.length > 0
    ? found.map((each) => ({ ...each, isGuess: false }))
    : didYouMean(query, index).map((ingredient) => ({ ingredient, alias: null, isGuess: true }))
}

/** The option that the arrow keys are on, and what the keys do in a field that has options. */
export function useOptionKeys(
  options: readonly IngredientOption[],
  choose: (option: IngredientOption) => void,
  /** Null where there is nothing to dismiss: then Escape is for what stands around the field. */
  dismiss: (() => void) | null,
) {
  const [place, setPlace] = useState<{ of: readonly IngredientOption[]; at: number }>()
  // Other options begin anew: none is chosen by the Enter key that was not seen.
  const active = place !== undefined && place.of === options ? place.at : -1
  const go = (at: number) => setPlace({ of: options, at })

  function onKeyDown(event: KeyboardEvent): void {
    if (options.length === 0 || event.nativeEvent.isComposing) return
    const chosen = options[active]
    if (event.key === 'ArrowDown') go((active + 1) % options.length)
    else if (event.key === 'ArrowUp') go((active <= 0 ? options.length : active) - 1)
    else if (event.key === 'Escape' && dismiss !== null) dismiss()
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { active, onKeyDown }
}

export const optionId = (listId: string, place: number) => `${listId}-${place}`

interface IngredientOptionsProps {
  id: string
  options: readonly IngredientOption[]
  active: number
  vocabulary: Vocabulary
  /** What is marked as being there, and how. */
  marked: { has: (id: IngredientId) => boolean; as: string }
  onChoose: (option: IngredientOption) => void
  className?: string
}

/** The options of a field, each with its picture. */
export function IngredientOptions(props: IngredientOptionsProps) {
  const { id, options, active, vocabulary, marked, onChoose, className } = props
  useEffect(() => {
    if (active >= 0)
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div id={id} role="listbox" aria-label={t('Ingredients')} className={className}>
      {options.map((option, place) => (
        <button
          type="button"
          tabIndex={-1}
          key={option.ingredient}
          id={optionId(id, place)}
          role="option"
          aria-selected={place === active}
          // The field keeps the focus, and with it the keyboard of a phone.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          className={cn(
            'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 py-1.5',
            place === active ? 'bg-sunken' : 'hover:bg-sunken',
          )}
        >
          <IngredientIcon ingredient={option.ingredient} vocabulary={vocabulary} />
          <span className="min-w-0 flex-1 text-start leading-snug">
            <span className="font-semibold">
              {capitalised(ingredientPlural(option.ingredient, vocabulary))}
            </span>
            {option.alias !== null && <span className="text-soft"> · {option.alias}</span>}
          </span>
          {option.isGuess && <span className="text-sm text-soft">{t('did you mean?')}</span>}
          {marked.has(option.ingredient) && (
            <span className="text-sm font-semibold text-basil">{marked.as}</span>
          )}
        </button>
      ))}
    </div>
  )
}
