import { t } from '#domain/texts/t.ts'
import { cuisineName } from '#domain/recipes/cuisine-name.ts'
import { kindName } from '#domain/recipes/kind-name.ts'
import { cuisines, mealTypes, type Difficulty } from '#domain/recipes/kinds.ts'
import type { FormFaults, RecipeForm } from '#domain/recipes/own/recipe-form.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ManyOf, OneOf, visibilityOptions } from './choice-fields.tsx'
import { fieldId, type TextName } from './fields.ts'

interface FurtherFieldsProps {
  form: RecipeForm
  faults: FormFaults
  onChange: (part: Partial<RecipeForm>) => void
  /** Whether it can be shown to more people than it is. */
  mayPublish: boolean
}

const difficultyOptions: readonly { value: Difficulty | ''; label: string }[] = [
  { value: '', label: t('Not said') },
  { value: 'easy', label: t('Easy') },
  { value: 'medium', label: t('Medium') },
  { value: 'hard', label: t('Hard') },
]

/** What a recipe says besides its title, ingredients and steps. */
export function FurtherFields({ form, faults, onChange, mayPublish }: FurtherFieldsProps) {
  const text = (name: TextName) => ({
    id: fieldId(name),
    value: form[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <div className="space-y-8">
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField label={t('Servings')} inputMode="numeric" {...text('servings')} />
        <TextField label={t('Minutes in all')} inputMode="numeric" {...text('readyInMinutes')} />
        <TextField label={t('Of these at work')} inputMode="numeric" {...text('activeMinutes')} />
      </div>
      <OneOf
        label={t('Who sees it')}
        options={visibilityOptions}
        value={form.visibility}
        disabled={mayPublish ? [] : ['followers', 'public']}
        onChange={(visibility) => onChange({ visibility })}
      />
      <div className="grid gap-8 lg:grid-cols-2">
        <OneOf
          label={t('Difficulty')}
          options={difficultyOptions}
          value={form.difficulty}
          onChange={(difficulty) => onChange({ difficulty })}
        />
        <ManyOf
          label={t('Meal')}
          options={mealTypes}
          chosen={form.mealType}
          nameOf={kindName}
          onChange={(mealType) => onChange({ mealType })}
        />
      </div>
      <ManyOf
        label={t('Cuisine')}
        options={cuisines}
        chosen={form.cuisine}
        nameOf={cuisineName}
        onChange={(cuisine) => onChange({ cuisine })}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextArea label={t('A tip')} rows={2} {...text('tip')} />
        <TextArea label={t('How it keeps')} rows={2} {...text('storage')} />
        <TextField label={t('Where it comes from')} {...text('sourceName')} />
        <TextField label={t('Its address')} inputMode="url" {...text('sourceUrl')} />
        <TextField label={t('Tags')} hint={t('With commas between them.')} {...text('tags')} />
      </div>
    </div>
  )
}
