import { useState, type ReactNode } from 'react'

import { lazyPiece, sayUnavailable } from './lazy-piece.tsx'

const { Piece: MenuView, preload } = lazyPiece(
  async () => (await import('./menu-view.tsx')).MenuView,
)

/** One row of a menu: a link to an address or something to do. */
export type MenuItem = { key: string; label: string; icon?: ReactNode; danger?: boolean } & (
  | { to: string }
  | { onSelect: () => void }
)

export interface MenuProps {
  /** What is read for the button that opens it. */
  label: string
  /** What the button shows. */
  children: ReactNode
  items: readonly MenuItem[]
  /** Above the items: whose or what menu it is. */
  header?: ReactNode
  className?: string
}

/** A button with a menu below it. Until it is first opened it is a button alone. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false)
  const { label, children, className } = props
  const button = (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      className={className}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        setWanted(true)
      }}
    >
      {children}
    </button>
  )
  if (!wanted) return button
  function unavailable() {
    setWanted(false)
    sayUnavailable()
  }
  return <MenuView {...props} placeholder={button} onUnavailable={unavailable} />
}
