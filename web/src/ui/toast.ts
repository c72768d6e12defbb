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

function replaceWaiting(next: readonly ToastOptions[]) {
  waiting = next
  for (const listener of listeners) listener()
}

/** Shows a message. It may be called from anywhere, before the Toaster is there too. */
export function toast(options: ToastOptions): void {
  replaceWaiting([...waiting, options])
}

const dismissalListeners = new Set<() => void>()

/** Takes every message away, those too that are still to be shown. */
export function dismissToasts(): void {
  replaceWaiting([])
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
    if (taken.length > 0) replaceWaiting([])
    return taken
  },
}
