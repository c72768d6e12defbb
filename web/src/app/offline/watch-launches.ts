import { logFailure } from '#web/lib/log.ts'
import { storeHanded } from '#web/lib/shared-store.ts'

/** What the system hands to an installed app: an address to go to, files that were opened with it. */
interface Launch {
  readonly targetURL?: string | null
  readonly files: readonly Pick<FileSystemFileHandle, 'getFile'>[]
}

declare global {
  interface Window {
    launchQueue?: { setConsumer: (consumer: (launch: Launch) => void) => void }
  }
}

/** Of the page as it was opened, before anybody went on in it. */
function openedPath(): string | undefined {
  const [opened] = performance.getEntriesByType('navigation')
  return opened === undefined ? undefined : new URL(opened.name, location.href).pathname
}

/** The system leaves an open window as it is and says where to go (`launch_handler` of the manifest): we go there. */
export function watchLaunches(go: (address: string) => void): void {
  let isFirst = true

  async function follow({ targetURL, files }: Launch, isOpening: boolean) {
    if (files.length > 0) {
      return go(
        await storeHanded({ files: await Promise.all(files.map((each) => each.getFile())) }),
      )
    }
    if (targetURL === undefined || targetURL === null) return
    const { origin, pathname, search, hash } = new URL(targetURL)
    // The launch that opened this window is told as well.
    if (origin !== location.origin || (isOpening && pathname === openedPath())) return
    go(pathname + search + hash)
  }

  window.launchQueue?.setConsumer((launch) => {
    const isOpening = isFirst
    isFirst = false
    follow(launch, isOpening).catch((cause: unknown) =>
      logFailure('What was opened with the app cannot be read', cause),
    )
  })
}
