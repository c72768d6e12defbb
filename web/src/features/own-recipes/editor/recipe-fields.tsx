import type { ReactNode } from 'react'
import type { FormFaults, RecipeForm } from '#domain/recipes/own/recipe-form.ts'
import { cuisines, mealTypes, type Difficulty } from '#domain/recipes/kinds.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ManyOf, OneOf, visibilityOptions } from './choice-fields.tsx'
import { RecipePictureField } from './recipe-picture-field.tsx'
import { StepsField } from './steps-field.tsx'

interface RecipeFieldsProps {
  form: RecipeForm
  faults: FormFaults
  onChange: (part: Partial<RecipeForm>) => void
  /** Whether a picture is on its way. */
  onSending: (isSending: boolean) => void
  /** Whether pictures can be sent. */
  mayUpload: boolean
  /** Whether it can be shown to more people than it is. */
  mayPublish: boolean
  /** Below the field of ingredients: how they are understood. */
  understood: ReactNode
}

const difficultyOptions: readonly { value: Difficulty | ''; label: string }[] = [
  { value: '', label: 'Not said' },
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard' },
]

/** The ids by which a fault finds its field. */
export const fieldId = (field: keyof RecipeForm) => `recipe-${field}`

/** As they stand below each other: the first that is wrong gets the focus. */
export const fieldsInOrder: readonly (keyof RecipeForm)[] = [
  'title',
  'summary',
  'lines',
  'steps',
  'servings',
  'readyInMinutes',
  'activeMinutes',
  'tags',
  'tip',
  'storage',
  'sourceName',
  'sourceUrl',
]

/** Everything that makes a recipe. */
export function RecipeFields(props: RecipeFieldsProps) {
  const { form, faults, onChange, onSending, mayUpload, mayPublish, understood } = props
  type TextName = {
    [Name in keyof RecipeForm]: RecipeForm[Name] extends string ? Name : never
  }[keyof RecipeForm]
  const text = (name: TextName) => ({
    id: fieldId(name),
    value: form[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <div className="space-y-8">
      <div className="space-y-5">
        <TextField label="Title" autoComplete="off" {...text('title')} />
        <TextArea label="In a sentence or two" rows={2} {...text('summary')} />
        <RecipePictureField
          image={form.image}
          mayUpload={mayUpload}
          onChange={(image) => onChange({ image })}
          onSending={onSending}
        />
      </div>
      <div>
        <TextArea
          label="Ingredients"
          hint="One on each line, as you would write them. A line that ends with a colon, such as “For the sauce:”, begins a part."
          rows={6}
          {...text('lines')}
        />
        {understood}
      </div>
      <StepsField
        steps={form.steps}
        error={faults.steps}
        onChange={(steps) => onChange({ steps })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField label="Servings" inputMode="numeric" {...text('servings')} />
        <TextField label="Minutes in all" inputMode="numeric" {...text('readyInMinutes')} />
        <TextField label="Of these at work" inputMode="numeric" {...text('activeMinutes')} />
      </div>
      <OneOf
        label="Difficulty"
        options={difficultyOptions}
        value={form.difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
      />
      <ManyOf
        label="Meal"
        options={mealTypes}
        chosen={form.mealType}
        onChange={(mealType) => onChange({ mealType })}
      />
      <ManyOf
        label="Cuisine"
        options={cuisines}
        chosen={form.cuisine}
        onChange={(cuisine) => onChange({ cuisine })}
      />
      <div className="space-y-5">
        <TextField label="Tags" hint="With commas between them." {...text('tags')} />
        <TextArea label="A tip" rows={2} {...text('tip')} />
        <TextArea label="How it keeps" rows={2} {...text('storage')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Where it comes from" {...text('sourceName')} />
          <TextField label="Its address" inputMode="url" {...text('sourceUrl')} />
        </div>
      </div>
      <OneOf
        label="Who sees it"
        options={visibilityOptions}
        value={form.visibility}
        disabled={mayPublish ? [] : ['followers', 'public']}
        onChange={(visibility) => onChange({ visibility })}
      />
    </div>
  )
}
