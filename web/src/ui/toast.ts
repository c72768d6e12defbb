import { t } from '#domain/texts/t.ts'

/** A short message about what just happened. */
export interface ToastOptions {
  title: string
  description?: string
  tone?: 'plain' | 'success' | 'error'
  /** One thing to do about it, such as Undo; the message goes away when it is done. */
  action?: { label: string; onAction: () => void }
  /** How long it stays, in milliseconds: 5 s, or 8 s with an action. It waits under a pointer. */
  duration?: number
}

let waiting: readonly ToastOptions[] = []
const listeners = new Set<() => void>()

function replacePending(next: readonly ToastOptions[]) {
  waiting = next
  for (const listener of listeners) listener()
}

/** Shows a message. It may be called from anywhere, before the Toaster is there too. */
export function toast(options: ToastOptions): void {
  replacePending([...waiting, options])
}

/** Reports that a change could not be saved, and how it stands now or what to do. */
export function toastNotSaved(then = t('Please try again.')): void {
  toast({ title: `${t('That could not be saved.')} ${then}`, tone: 'error' })
}

/**
 * Shows a message once a change is saved. Whoever reads it may leave the page at once, and a write that has not ended
 * by then is lost. Where the change could not be saved, `onFailure` is called instead.
 */
export function toastWhenSaved(
  saving: Promise<unknown>,
  options: ToastOptions,
  onFailure: () => void,
): void {
  saving.then(() => toast(options), onFailure)
}

const dismissalListeners = new Set<() => void>()

/** Takes every message away, those too that are still to be shown. */
export function dismissToasts(): void {
  replacePending([])
  for (const listener of dismissalListeners) listener()
}

/** Calls back when every message is to go away. Returns the function that ends it. */
export function onDismissal(listener: () => void): () => void {
  dismissalListeners.add(listener)
  return () => dismissalListeners.delete(listener)
}

/** The messages that no Toaster has shown yet. */
export const toastQueue = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  waiting: () => waiting,
  take(): readonly ToastOptions[] {
    const taken = waiting
    if (taken.length > 0) replacePending([])
    return taken
  },
}
