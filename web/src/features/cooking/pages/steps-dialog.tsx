import { t } from '#domain/texts/t.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'

interface StepsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  steps: readonly string[]
  /** Of the steps, where that is another than the page's. */
  lang?: string | undefined
  /** Counted from 1. */
  current: number
  done: readonly number[]
  onDone: (step: number) => void
  /** 0 is getting ready. */
  onGo: (page: number) => void
}

/** All steps at a glance: tick what is done, go to any. */
export function StepsDialog({ open, onOpenChange, steps, lang, ...props }: StepsDialogProps) {
  const { current, done, onDone, onGo } = props
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('All steps')} size="md">
      <Button variant="secondary" size="sm" className="mb-3" onClick={() => onGo(0)}>
        {t('The ingredients')}
      </Button>
      <ol className="divide-y divide-line">
        {steps.map((text, index) => {
          const step = index + 1
          return (
            <li key={step} className="flex items-start gap-1 py-1.5">
              <Checkbox
                aria-label={t('Step {step} is done', { step })}
                checked={done.includes(step)}
                onChange={() => onDone(step)}
                label=""
                className="px-1"
              />
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                onClick={() => onGo(step)}
                className={cn(
                  'min-h-11 flex-1 rounded-xl px-3 py-2.5 text-start hover:bg-sunken',
                  step === current && 'bg-sunken',
                  done.includes(step) && 'text-soft',
                )}
              >
                <b className="me-1.5 font-bold">{step}</b>
                <span lang={lang}>{text}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </Dialog>
  )
}
