import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { shareTarget, whatIsShared, type SharedWords } from '#domain/import/share-target.ts'
import { logFailure } from '#web/lib/log.ts'
import { paths } from '#web/lib/paths.ts'
import { storeHanded, takeHanded } from '#web/lib/shared-store.ts'

/** What somebody shared into the app or opened with it; `missed` where it did not come through. */
export type Shared =
  | (SharedWords & { id: string; readsAtOnce: boolean })
  | { kind: 'files'; id: string; files: readonly File[] }
  | { kind: 'missed'; id: string }

/** In a window of its own: no page of the web can have opened it with an address of its choice. */
const isInstalled = () =>
  window.matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches

async function read(id: string): Promise<Shared | null> {
  const handed = await takeHanded(id)
  if (handed === null) return null
  if (handed.files.length > 0) return { kind: 'files', id, files: handed.files }
  const words = whatIsShared(handed)
  if (words === null) return { kind: 'missed', id }
  return { ...words, id, readsAtOnce: words.kind === 'address' && !handed.byLink && isInstalled() }
}

/** Of `#url=…` and `#text=…`, which a server without a service worker before it answers with. */
function ofLink(hash: string) {
  const given = new URLSearchParams(hash.slice(1))
  const [url, text] = [given.get('url') ?? '', given.get('text') ?? '']
  return url === '' && text === '' ? null : { url, text, byLink: true }
}

/** Whether this page was opened with something. What a link brought is stored, so that it is still there after signing in. */
export function useHanded(): boolean {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const given = ofLink(hash)
    if (given === null) return
    storeHanded(given)
      .then((address) => navigate(address, { replace: true }))
      .catch((cause: unknown) => logFailure('What was shared cannot be kept', cause))
  }, [hash, navigate])
  return new URLSearchParams(search).has(shareTarget.parameter)
}

/** What the address of this page names, taken off the device with that. Undefined while it is being read. */
export function useShared(): Shared | null | undefined {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const id = new URLSearchParams(search).get(shareTarget.parameter)
  const [shared, setShared] = useState<Shared | null>(null)

  useEffect(() => {
    if (id === null) return undefined
    let gone = false
    const show = (found: Shared | null) => {
      if (gone) return
      setShared(found)
      void navigate(paths.importRecipes, { replace: true })
    }
    read(id).then(show, (cause: unknown) => {
      logFailure('What was shared cannot be read', cause)
      show({ kind: 'missed', id })
    })
    return () => {
      gone = true
    }
  }, [id, navigate])

  if (id !== null) return undefined
  return hash === '#missed' ? { kind: 'missed', id: 'missed' } : shared
}
