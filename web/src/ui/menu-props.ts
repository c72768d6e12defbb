import type { ReactNode } from 'react'

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
