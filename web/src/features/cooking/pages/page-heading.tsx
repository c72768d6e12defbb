import { useEffect, type ReactNode, type RefObject } from 'react'

interface PageHeadingProps {
  ref: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

/** Takes the focus with each new page: it is read out, and the keys work on. */
export function PageHeading({ ref, children }: PageHeadingProps) {
  useEffect(() => ref.current?.focus({ preventScroll: true }), [ref])
  return (
    <h2
      ref={ref}
      tabIndex={-1}
      className="mb-3 text-2xl text-soft outline-none short:mb-1 short:text-lg"
    >
      {children}
    </h2>
  )
}
