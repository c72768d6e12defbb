import type { ReactNode } from 'react'

export interface IconProps {
  /** Edge length in CSS pixels. */
  size?: number
  className?: string
}

/** Icons decorate a text or stand in a button with a label, so they are hidden from readers. */
export function Glyph({ size = 20, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${className ?? ''}`}
    >
      {children}
    </svg>
  )
}

/** An icon of one path. */
export function Stroke({ d, ...props }: IconProps & { d: string }) {
  return (
    <Glyph {...props}>
      <path d={d} />
    </Glyph>
  )
}

export const MenuIcon = (p: IconProps) => <Stroke {...p} d="M4 7h16M4 12h16M4 17h16" />
export const CloseIcon = (p: IconProps) => <Stroke {...p} d="m6 6 12 12M18 6 6 18" />
export const ChevronDownIcon = (p: IconProps) => <Stroke {...p} d="m6 9.5 6 6 6-6" />
const heart =
  'M12 20s-7.5-4.6-9-9.3C2 7.4 4.2 4.8 7 4.8c2.1 0 3.9 1.2 5 3.1 1.1-1.9 2.9-3.1 5-3.1 2.8 0 5 2.6 4 5.9C19.5 15.4 12 20 12 20Z'
export const HeartIcon = (p: IconProps) => <Stroke {...p} d={heart} />
export const HeartFilledIcon = (p: IconProps) => (
  <Glyph {...p}>
    <path d={heart} fill="currentColor" />
  </Glyph>
)
export const BasketIcon = (p: IconProps) => (
  <Stroke
    {...p}
    d="M3.5 10h17l-1.6 8.4a2 2 0 0 1-2 1.6H7.1a2 2 0 0 1-2-1.6L3.5 10Zm4.5 0 3-6m5 6-3-6m-3 10v2.5m4-2.5v2.5"
  />
)
export const StarIcon = (p: IconProps) => (
  <Glyph {...p}>
    <path
      d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L3.6 9.7l5.8-.8L12 3.6Z"
      fill="currentColor"
    />
  </Glyph>
)
export const AlertIcon = (p: IconProps) => (
  <Stroke {...p} d="M12 8v5m0 3.2v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />
)
export const ChatPotIcon = (p: IconProps) => (
  <Stroke
    {...p}
    d="M5 11h14v5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4v-5Zm-2.5 2.5H5m14 0h2.5M9 7.5c0-1.3 1-1.3 1-2.5m4 2.5c0-1.3 1-1.3 1-2.5"
  />
)
