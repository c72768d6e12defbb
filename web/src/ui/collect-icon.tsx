import { type IconProps, Stroke } from './icons.tsx'

/** A box of cards that one more goes into. */
export const CollectIcon = (p: IconProps) => (
  <Stroke
    {...p}
    d="M20.5 11V8.5a2 2 0 0 0-2-2h-7L9.3 4.3H5.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H12m6-4.8v6m-3-3h6"
  />
)
