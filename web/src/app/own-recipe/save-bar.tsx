import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertIcon } from '#web/ui/icons.tsx'

interface SaveBarProps {
  isNew: boolean
  isStored: boolean
  isSaving: boolean
  isDisabled: boolean
  /** What stands in the way, in words. */
  problem: string | null
  /** In place of the button, for who cannot save. */
  gate: ReactNode
  onStartOver: () => void
}

/** The one action of the page, always at hand, with what becomes of what is written until then. */
export function SaveBar(props: SaveBarProps) {
  const { isNew, isStored, isSaving, isDisabled, problem, gate, onStartOver } = props
  return (
    <>
      {gate !== null && <div className="mt-8">{gate}</div>}
      <Button
        variant="quiet"
        size="sm"
        className="mt-6 -ms-3.5 text-soft print:hidden"
        disabled={isSaving}
        onClick={onStartOver}
      >
        {isNew ? t('Start over') : t('Undo all changes')}
      </Button>
      <div
        data-save-bar
        className="sticky bottom-(--tab-bar) z-10 -mx-4 mt-4 border-t border-line bg-paper px-4 py-2.5 sm:-mx-6 sm:px-6 md:-mx-4 md:px-4 low:static print:hidden"
      >
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
          {problem === null ? (
            <p className="flex-1 basis-24 text-sm leading-tight text-soft" role="status">
              {isStored
                ? t('Kept on this device')
                : t('Not kept on this device: save it before you leave.')}
            </p>
          ) : (
            <p
              className="flex flex-1 basis-24 items-center gap-1.5 text-sm leading-tight font-medium text-danger"
              role="alert"
            >
              <AlertIcon size={18} />
              {problem}
            </p>
          )}
          {gate === null && (
            <Button type="submit" pending={isSaving} disabled={isDisabled}>
              {isNew ? t('Save the recipe') : t('Save the changes')}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
