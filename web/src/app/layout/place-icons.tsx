import { Stroke, type IconProps } from '#web/ui/icons.tsx'

/** A larder's cupboard, a page of a book, a heart and a basket: the four places of the app. */
export const LarderIcon = (p: IconProps) => (
  <Stroke
    {...p}
    d="M6 3.5h12a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Zm-1 7h14M8.5 6v2m0 5.5v3"
  />
)
export const PageIcon = (p: IconProps) => (
  <Stroke
    {...p}
    d="M6.5 3.5h9l3 3v12.5a1.5 1.5 0 0 1-1.5 1.5h-10.5a1.5 1.5 0 0 1-1.5-1.5v-14a1.5 1.5 0 0 1 1.5-1.5Zm2 6h7m-7 4h5"
  />
)
