import { useState } from 'react'

import { lazyPiece, notifyUnavailable } from './lazy-piece.tsx'
import type { MenuProps } from './menu-props.ts'

const menuView = lazyPiece(async () => (await import('./menu-view.tsx')).MenuView)

/** A button with a menu below it. Until it is first opened it is a button alone. */
export function Menu(props: MenuProps) {
  return <MenuButton {...props} view={menuView} />
}

type ButtonProps = Pick<MenuProps, 'label' | 'children' | 'className'>

/** As `Menu`, with a view of its own, whose items come with its code. */
export function MenuButton<Props extends ButtonProps>(
  props: Props & { view: ReturnType<typeof lazyPiece<Props>> },
) {
  const [wanted, setWanted] = useState(false)
  const { Piece: MenuView, preload } = props.view
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
    notifyUnavailable()
  }
  return <MenuView {...props} placeholder={button} onUnavailable={unavailable} />
}
