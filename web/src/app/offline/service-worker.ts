import { t } from '#domain/texts/t.ts'
import { logFailure } from '#web/lib/log.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { toast } from '#web/ui/toast.ts'

const checkMilliseconds = 30 * 60_000
/** A browser may keep the old worker while that still has something to do. */
const handOverMilliseconds = 2_000

/**
 * Installs the service worker, which opens the app without a network, and says when a newer version of
 * the app is ready. The open page stays as it is until the person reloads it. Returns the function that
 * ends it.
 */
export function watchServiceWorker(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined
  const { serviceWorker } = navigator
  let timer: ReturnType<typeof setInterval> | undefined
  let isReloading = false
  let hasEnded = false

  function offer(waiting: ServiceWorker) {
    toast({
      title: t('A new version is ready'),
      duration: 60_000,
      action: {
        label: t('Reload'),
        onAction: () => {
          isReloading = true
          // Another tab may have taken it already.
          const isHandedOver = waiting.state !== 'installed'
          if (!isHandedOver) waiting.postMessage('activate', [])
          // The old worker too gives the page as the server has it now.
          setTimeout(() => location.reload(), isHandedOver ? 0 : handOverMilliseconds)
        },
      },
    })
  }

  /** A page that was loaded just now may be the new version already: then it only lacks its worker. */
  async function meet(waiting: ServiceWorker) {
    if (await isNewerThanPage()) offer(waiting)
    else waiting.postMessage('activate', [])
  }

  function watch(registration: ServiceWorkerRegistration) {
    // Without a controller this is the first version, and nothing to tell.
    const isUpdate = () => serviceWorker.controller !== null
    if (registration.waiting !== null && isUpdate()) void meet(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && isUpdate()) void meet(coming)
      })
    })
    timer = setInterval(() => void registration.update().catch(() => undefined), checkMilliseconds)
  }

  const taken = () => {
    // Other tabs keep what they show; only the one that asked is loaded anew.
    if (isReloading) location.reload()
  }
  serviceWorker.addEventListener('controllerchange', taken)
  // It fetches all of the app's files, many more than the page that is on the screen.
  async function install() {
    await whenIdle()
    if (hasEnded) return
    serviceWorker
      .register('/service-worker.js')
      .then(watch)
      .catch((cause: unknown) => logFailure('The app cannot be kept for offline', cause))
  }
  void install()
  return () => {
    hasEnded = true
    serviceWorker.removeEventListener('controllerchange', taken)
    clearInterval(timer)
  }
}

/** Whether this page's own script is none of the files that the newest worker keeps. */
async function isNewerThanPage(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (own === null) return true
  const worker = await fetch('/service-worker.js').then((answer) => answer.text(), String)
  return !worker.includes(new URL(own.src).pathname)
}
