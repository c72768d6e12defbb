import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { controlStyle } from '#web/ui/field-frame.tsx'
import { PlusIcon, TrashIcon } from '#web/ui/action-icons.tsx'
import { AlertIcon, ChevronDownIcon } from '#web/ui/icons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface StepsFieldProps {
  steps: readonly string[]
  error: string | undefined
  onChange: (steps: string[]) => void
}

/** The steps in their order; each is moved and taken away by buttons, so that a keyboard is enough. */
export function StepsField({ steps, error, onChange }: StepsFieldProps) {
  const list = useRef<HTMLOListElement>(null)

  /** After what was done is drawn. */
  function focusStep(index: number) {
    requestAnimationFrame(() =>
      list.current?.querySelectorAll('textarea').item(index)?.focus({ preventScroll: false }),
    )
  }
  function write(index: number, text: string) {
    const parts = text.split(/\n{2,}/)
    // Several paragraphs that are pasted are several steps.
    if (parts.length > 1 && steps[index] === '') {
      onChange(steps.toSpliced(index, 1, ...parts.map((part) => part.trim())))
    } else onChange(steps.with(index, text))
  }
  function move(index: number, by: -1 | 1) {
    const [step = ''] = steps.slice(index, index + 1)
    onChange(steps.toSpliced(index, 1).toSpliced(index + by, 0, step))
    focusStep(index + by)
  }
  function remove(index: number) {
    onChange(steps.length === 1 ? [''] : steps.toSpliced(index, 1))
    focusStep(Math.max(0, index - 1))
  }
  function add() {
    onChange([...steps, ''])
    focusStep(steps.length)
  }

  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Method</legend>
      <ol ref={list} className="space-y-3">
        {steps.map((step, index) => (
          <li key={index} className="flex items-start gap-2">
            <span
              aria-hidden="true"
              className="mt-2.5 grid size-8 shrink-0 place-items-center rounded-full bg-butter font-bold text-butter-text"
            >
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <textarea
                id={index === 0 ? 'recipe-steps' : undefined}
                aria-label={`Step ${index + 1}`}
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={error === undefined ? undefined : 'recipe-steps-error'}
                value={step}
                rows={2}
                onChange={(event) => write(index, event.target.value)}
                className={cn(controlStyle, 'field-sizing-content min-h-14 py-3')}
              />
              <div className="-ml-2 flex">
                <IconButton
                  label={`Move step ${index + 1} up`}
                  icon={<ChevronDownIcon className="rotate-180" />}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  label={`Move step ${index + 1} down`}
                  icon={<ChevronDownIcon />}
                  disabled={index === steps.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  label={`Remove step ${index + 1}`}
                  icon={<TrashIcon />}
                  disabled={steps.length === 1 && step === ''}
                  onClick={() => remove(index)}
                />
              </div>
            </div>
          </li>
        ))}
      </ol>
      {error !== undefined && (
        <p
          id="recipe-steps-error"
          className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger"
        >
          <AlertIcon size={18} className="mt-px" />
          {error}
        </p>
      )}
      <Button variant="secondary" size="sm" className="mt-3" onClick={add}>
        <PlusIcon size={18} />
        Add a step
      </Button>
    </fieldset>
  )
}
