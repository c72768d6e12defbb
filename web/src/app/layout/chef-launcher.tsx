import { useRef, useState } from 'react'

import { ChatPotIcon } from '#web/ui/icons.tsx'
import { cn } from '#web/ui/cn.ts'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'

import { useScrollingDown } from './use-scrolling-down.ts'

const { Piece: Chef, preload } = lazyPiece(async () =>
  (await import('../chef/load-chef.ts')).loadChef(),
)

/** The floating button of the Personal Chef. On a phone it steps aside while one reads on. */
export function ChefLauncher() {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const readingOn = useScrollingDown()

  function minimise() {
    setOpen(false)
    button.current?.focus()
  }

  function close() {
    minimise()
    setWanted(false)
  }

  function unavailable() {
    close()
    notifyUnavailable()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Personal Chef"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWanted(true)
          setOpen(!open)
        }}
        className={cn(
          'fixed bottom-[max(1.25rem,env(safe-area-inset-bottom))] left-4 z-20 sm:left-5',
          'flex size-14 items-center justify-center gap-2.5 rounded-full bg-char font-bold text-char-ink shadow-float',
          'transition-[translate,opacity] duration-200 hover:opacity-90 sm:w-auto sm:pr-5 sm:pl-4',
          readingOn && !open && 'max-sm:not-focus-visible:translate-y-24',
        )}
      >
        <ChatPotIcon size={26} />
        <span className="max-sm:hidden">Personal Chef</span>
      </button>
      {wanted && (
        <Chef open={open} onMinimise={minimise} onClose={close} onUnavailable={unavailable} />
      )}
    </>
  )
}
