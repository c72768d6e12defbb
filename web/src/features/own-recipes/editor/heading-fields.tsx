import { t } from '#domain/texts/t.ts'
import type { FormFaults, RecipeForm } from '#domain/recipes/own/recipe-form.ts'
import { AlertIcon } from '#web/ui/icons.tsx'
import { fieldId } from './fields.ts'
import { GrowingText } from './growing-text.tsx'

interface HeadingFieldsProps {
  form: Pick<RecipeForm, 'title' | 'summary'>
  faults: FormFaults
  onChange: (part: Partial<RecipeForm>) => void
}

/** Title and summary, where they will stand and as they will look. Each is one paragraph: Enter goes on to the next. */
export function HeadingFields({ form, faults, onChange }: HeadingFieldsProps) {
  const text = (name: 'title' | 'summary', next: string) => ({
    id: fieldId(name),
    value: form[name],
    autoComplete: 'off',
    'aria-invalid': faults[name] === undefined ? undefined : (true as const),
    'aria-describedby': faults[name] === undefined ? undefined : `${fieldId(name)}-error`,
    onChange: (event: { target: { value: string } }) =>
      onChange({ [name]: event.target.value.replaceAll(/\s*\n\s*/g, ' ') }),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
      event.preventDefault()
      document.getElementById(next)?.focus()
    },
  })
  return (
    <div className="-mx-1.5">
      <GrowingText
        {...text('title', fieldId('summary'))}
        aria-label={t('Title')}
        placeholder={t('What is it called?')}
        className="py-1 font-display text-[2.125rem] leading-[1.14] font-[580] tracking-[-0.01em] sm:text-[2.75rem]"
      />
      <Fault field="title" faults={faults} />
      <GrowingText
        {...text('summary', fieldId('lines'))}
        aria-label={t('In a sentence or two')}
        placeholder={t('In a sentence or two')}
        className="py-1.5 text-soft"
      />
      <Fault field="summary" faults={faults} />
    </div>
  )
}

function Fault({ field, faults }: { field: 'title' | 'summary'; faults: FormFaults }) {
  if (faults[field] === undefined) return null
  return (
    <p
      id={`${fieldId(field)}-error`}
      className="my-1.5 flex items-start gap-1.5 px-1.5 text-sm font-medium text-danger"
    >
      <AlertIcon size={18} className="mt-px" />
      {faults[field]}
    </p>
  )
}
