import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { t } from '#domain/texts/t.ts'
import { ChatPotIcon } from '#web/ui/icons.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'

const { Piece: Chef, preload } = lazyPiece(async () =>
  (await import('../chef/load-chef.ts')).loadChef(),
)

/** The button of the Personal Chef, and what it opens. */
export function ChefLauncher() {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

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
        aria-label={t('Personal Chef')}
        title={t('Personal Chef')}
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWanted(true)
          setOpen(!open)
        }}
        className="flex aspect-square w-[min(2.75rem,15vw)] items-center justify-center rounded-full bg-char text-char-ink shadow-card transition-opacity hover:opacity-90"
      >
        <ChatPotIcon size={24} />
      </button>
      {wanted &&
        // Over the header too: within the bar it would lie where the bar lies.
        createPortal(
          <Chef open={open} onMinimise={minimise} onClose={close} onUnavailable={unavailable} />,
          document.body,
        )}
    </>
  )
}
