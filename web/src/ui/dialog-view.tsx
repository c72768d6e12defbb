import { Dialog } from '@base-ui/react/dialog'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'

import { t } from '#domain/texts/t.ts'
import { cn } from './cn.ts'
import { firstFocus } from './first-focus.ts'
import { followFinger } from './follow-finger.ts'
import { CloseIcon } from './icons.tsx'
import { IconButton } from './icon-button.tsx'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** One or two sentences under the title. */
  description?: ReactNode
  children?: ReactNode
  /** The buttons at the end, the main one last. */
  footer?: ReactNode
  /** False while something runs that must end first: nothing closes the dialog then. */
  dismissible?: boolean
  /** `alertdialog` asks for an answer before anything else. */
  role?: 'dialog' | 'alertdialog'
  size?: 'sm' | 'md' | 'lg'
}

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' } as const

/** The dialog itself: a sheet from below on a phone, a card in the middle elsewhere. */
export function DialogView(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer } = props
  const { dismissible = true, role = 'dialog', size = 'sm' } = props
  const isPulled = role === 'dialog' && dismissible
  const sheet = usePulledAway(isPulled, () => onOpenChange(false))
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, details) => {
        if (dismissible) onOpenChange(next)
        else details.cancel()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop
          className={cn(
            'fixed inset-0 z-40 bg-scrim transition-opacity duration-200',
            'data-ending-style:opacity-0 data-starting-style:opacity-0',
          )}
        />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
          <Dialog.Popup
            ref={sheet}
            role={role}
            // What asks for an answer begins at its first button.
            {...(role === 'dialog' && {
              initialFocus: () => firstFocus(body.current, heading.current),
            })}
            data-sheet
            className={cn(
              'flex max-h-[90dvh] w-full flex-col overflow-y-auto overscroll-contain bg-card text-ink shadow-float',
              'rounded-t-3xl p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:rounded-3xl sm:p-7',
              'transition-[opacity,translate] duration-200 ease-out outline-none',
              'data-ending-style:translate-y-4 data-ending-style:opacity-0',
              'data-starting-style:translate-y-4 data-starting-style:opacity-0',
              widths[size],
            )}
          >
            {isPulled && (
              <span
                aria-hidden="true"
                className="mx-auto -mt-3.5 mb-2.5 h-1 w-9 shrink-0 rounded-full bg-edge/60 sm:hidden"
              />
            )}
            <div className="flex items-start justify-between gap-3">
              <Dialog.Title ref={heading} tabIndex={-1} className="pt-1.5 text-2xl outline-none">
                {title}
              </Dialog.Title>
              {role === 'dialog' && dismissible && (
                <IconButton
                  label={t('Close')}
                  icon={<CloseIcon />}
                  className="-mt-1 -me-2"
                  onClick={() => onOpenChange(false)}
                />
              )}
            </div>
            {description !== undefined && (
              <Dialog.Description className="mt-2 text-soft text-pretty">
                {description}
              </Dialog.Description>
            )}
            {children !== undefined && (
              <div ref={body} className="mt-5">
                {children}
              </div>
            )}
            {footer !== undefined && (
              <div className="mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
                {footer}
              </div>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** For a sheet that a finger may pull away. */
function usePulledAway(isPulled: boolean, onClose: () => void) {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  return useCallback(
    (sheet: HTMLElement | null) =>
      sheet !== null && isPulled ? followFinger(sheet, () => latest.current()) : undefined,
    [isPulled],
  )
}
