import { useId, useMemo, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { controlStyle } from '#web/ui/field-frame.tsx'
import {
  IngredientOptions,
  optionId,
  optionsFor,
  useOptionKeys,
  type IngredientOption,
} from './ingredient-options.tsx'
import { useSuggestionIndex } from './suggestions.ts'

interface IngredientSearchProps {
  label: string
  vocabulary: Vocabulary
  /** What is proposed while nothing has been typed. */
  proposals?: readonly IngredientId[]
  /** What is marked as being there, and how. */
  marked: { has: (id: IngredientId) => boolean; as: string }
  onChoose: (id: IngredientId) => void
}

/** A field that finds one ingredient by any of its names. */
export function IngredientSearch(props: IngredientSearchProps) {
  const { label, vocabulary, proposals, marked, onChoose } = props
  const [query, setQuery] = useState('')
  const id = useId()
  const index = useSuggestionIndex(vocabulary)
  const options = useMemo<readonly IngredientOption[]>(
    () =>
      query.trim() === ''
        ? (proposals ?? []).map((ingredient) => ({ ingredient, alias: null, isGuess: false }))
        : index === undefined
          ? []
          : optionsFor(query, index),
    [query, proposals, index],
  )
  const { active, onKeyDown } = useOptionKeys(
    options,
    choose,
    query === '' ? null : () => setQuery(''),
  )
  const isFruitless = query.trim() !== '' && index !== undefined && options.length === 0
  const listId = `${id}-options`

  function choose({ ingredient }: IngredientOption) {
    setQuery('')
    onChoose(ingredient)
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown(event)
          // What is typed here is looked for; nothing around the field is sent.
          if (event.key === 'Enter') event.preventDefault()
        }}
        autoComplete="off"
        autoCapitalize="off"
        placeholder={t('Search ingredients…')}
        className={`${controlStyle} h-12`}
      />
      {options.length > 0 && (
        <IngredientOptions
          id={listId}
          options={options}
          active={active}
          vocabulary={vocabulary}
          marked={marked}
          onChoose={choose}
          className="mt-2"
        />
      )}
      <output className="block text-sm text-soft">
        {isFruitless && <span className="mt-2 block">{t('Nothing goes by that name.')}</span>}
      </output>
    </div>
  )
}
