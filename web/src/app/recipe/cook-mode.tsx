import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { CookModeProps } from '#web/features/cooking/cook-mode.tsx'
import { storageKeys } from '#web/lib/local-storage.ts'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import type { AsCooked } from './cook-recipe-of.ts'

const { Piece: RecipeCookMode, preload } = lazyPiece(
  async () => (await import('./recipe-cook-mode.tsx')).RecipeCookMode,
)

const parameter = 'cook'
/** Of the button on the page that opens it. */
export const cookButtonId = 'cook'
/** Of the one in the bar that stands in for it while it is out of sight. */
export const cookBarId = 'cook-bar'
/** Marks the entry that was added by opening, so that closing goes back and adds none. */
const byUs = { cookModeOpened: true }

/** Cook mode at `?cook=1` of a recipe's address: the back button leaves it, a reload and a link open it. */
export function useCookMode() {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const [parameters] = useSearchParams()
  const isOpen = parameters.get(parameter) === '1'

  const open = useCallback(() => {
    const wanted = new URLSearchParams(parameters)
    wanted.set(parameter, '1')
    void navigate(
      { pathname, search: wanted.toString() },
      { state: byUs, preventScrollReset: true },
    )
  }, [navigate, pathname, parameters])

  const close = useCallback(() => {
    if (state?.cookModeOpened === true) return void navigate(-1)
    const rest = new URLSearchParams(parameters)
    rest.delete(parameter)
    void navigate({ pathname, search: rest.toString() }, { replace: true })
  }, [navigate, pathname, parameters, state])

  return { isOpen, open, close, preload }
}

interface Cooked extends Pick<CookModeProps, 'onCooked' | 'rating'> {
  cooked: AsCooked
}

/** Cook mode while the address says so; the timers in the page's corner otherwise. */
export function CookModeOverlay({ cooked, onCooked, rating }: Cooked) {
  const { isOpen, close } = useCookMode()
  const navigate = useNavigate()

  useEffect(() => {
    if (isOpen || !isStored(storageKeys.cookTimers)) return
    // Without a connection there is no dock this time; cook mode itself says so when it is opened.
    import('#web/features/cooking/timers/dock.tsx')
      .then(({ showDock }) => showDock((to) => void navigate(to)))
      .catch(() => undefined)
  }, [isOpen, navigate])

  const wasOpen = useRef(false)
  useEffect(() => {
    // It leaves with the address, and then nothing has the focus: not where it was opened by a link either.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      opener()?.focus({ preventScroll: true })
    }
    wasOpen.current = isOpen
  }, [isOpen])

  const unavailable = useCallback(() => {
    notifyUnavailable()
    close()
  }, [close])

  if (!isOpen) return null
  return (
    <RecipeCookMode
      cooked={cooked}
      onCooked={onCooked}
      rating={rating}
      onClose={close}
      onUnavailable={unavailable}
    />
  )
}

/** The button that is seen, so that the page stays where it was. */
function opener(): HTMLElement | null {
  const inBar = document.getElementById(cookBarId)
  const isSeen = inBar !== null && inBar.checkVisibility({ visibilityProperty: true })
  return isSeen ? inBar : document.getElementById(cookButtonId)
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
