import { capitalised } from '#domain/ingredients/names.ts'
import { cuisines, mealTypes } from '#domain/recipes/kinds.ts'
import type { RecipeFilter } from '#domain/recipes/filter-recipes.ts'
import { Chip } from '#web/ui/chip.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface RecipeSearchProps {
  filter: RecipeFilter
  onChange: (filter: RecipeFilter) => void
}

/** Search by words, meal and cuisine. */
export function RecipeSearch({ filter, onChange }: RecipeSearchProps) {
  return (
    <search className="space-y-4">
      <TextField
        label="Search recipes"
        type="search"
        enterKeyHint="search"
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
        placeholder="curry, one pot, breakfast…"
        className="max-w-xl"
      />
      <Choices
        label="Meal"
        options={mealTypes}
        chosen={filter.mealType}
        onChoose={(mealType) => onChange({ ...filter, mealType })}
      />
      <Choices
        label="Cuisine"
        options={cuisines}
        chosen={filter.cuisine}
        onChoose={(cuisine) => onChange({ ...filter, cuisine })}
      />
    </search>
  )
}

interface ChoicesProps {
  label: string
  options: readonly string[]
  chosen: string | null
  onChoose: (option: string | null) => void
}

/** One of several or none: tapping the chosen one again lifts it. */
function Choices({ label, options, chosen, onChoose }: ChoicesProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="-mx-4 flex gap-1.5 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {options.map((option) => (
        <Chip
          key={option}
          selected={option === chosen}
          onClick={() => onChoose(option === chosen ? null : option)}
        >
          {capitalised(option)}
        </Chip>
      ))}
    </div>
  )
}
