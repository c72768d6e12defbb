import { Toast } from '@base-ui/react/toast'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { t } from '#domain/texts/t.ts'
import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { CheckIcon } from './action-icons.tsx'
import { AlertIcon, CloseIcon } from './icons.tsx'
import { IconButton } from './icon-button.tsx'
import { isMirrored } from './reading-direction.ts'
import { onDismissal, toastQueue, type ToastOptions } from './toast.ts'

const withAction = 8_000
const withoutAction = 5_000

/** The messages on screen: three at most, announced politely, errors at once. */
export function ToasterView() {
  return (
    <Toast.Provider limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={t('Notifications')}
          className={cn(
            'fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar))] z-60 mx-auto',
            'flex flex-col-reverse gap-2.5 outline-none sm:bottom-6 sm:w-100',
            // The buttons of a dialog are at its end.
            '[body:has([data-sheet])_&]:top-[max(0.5rem,env(safe-area-inset-top))]',
            '[body:has([data-sheet])_&]:bottom-auto',
          )}
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts, add, close } = Toast.useToastManager<ToastOptions>()
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting)
  useEffect(() => {
    if (waiting.length === 0) return
    for (const options of toastQueue.take()) {
      add({
        title: options.title,
        description: options.description,
        timeout: options.duration ?? (options.action ? withAction : withoutAction),
        priority: options.tone === 'error' ? 'high' : 'low',
        data: options,
      })
    }
  }, [waiting, add])
  // Without an id, all of them.
  useEffect(() => onDismissal(() => close()), [close])
  return toasts.map((item) => <ToastCard key={item.id} item={item} />)
}

function ToastCard({ item }: { item: Toast.Root.ToastObject<ToastOptions> }) {
  const { close } = Toast.useToastManager()
  const [used, setUsed] = useState(false)
  const action = item.data?.action
  return (
    <Toast.Root
      toast={item}
      swipeDirection={['down', isMirrored() ? 'left' : 'right']}
      className={cn(
        'rounded-2xl bg-char py-1.5 ps-4 pe-1.5 text-char-ink shadow-float',
        'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y)',
        'transition-[opacity,translate] duration-200 data-ending-style:opacity-0 data-limited:hidden',
        'data-starting-style:translate-y-4 data-starting-style:opacity-0',
      )}
    >
      <Toast.Content className="flex min-h-11 items-center gap-3">
        {item.data?.tone === 'success' && <CheckIcon />}
        {item.data?.tone === 'error' && <AlertIcon />}
        {/* Where both are long, the action stands below the words. */}
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <div className="min-w-0 flex-1 basis-32 py-1.5 leading-snug">
            <Toast.Title render={<p />} className="font-semibold" />
            <Toast.Description className="text-sm opacity-85" />
          </div>
          {action !== undefined && (
            <Button
              variant="char"
              size="sm"
              className="ms-auto underline underline-offset-4"
              disabled={used}
              onClick={() => {
                setUsed(true)
                action.onAction()
                close(item.id)
              }}
            >
              {action.label}
            </Button>
          )}
        </div>
        <IconButton
          label={t('Dismiss')}
          icon={<CloseIcon size={18} />}
          variant="char"
          onClick={() => close(item.id)}
        />
      </Toast.Content>
    </Toast.Root>
  )
}
