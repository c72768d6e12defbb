import { type IconProps, Stroke } from '#web/ui/icons.tsx'

/** Work for the hands. */
export const HandIcon = (p: IconProps) => (
  <Stroke
    {...p}
    d="M8 12.5V6a1.5 1.5 0 0 1 3 0v5m0-1V4.5a1.5 1.5 0 0 1 3 0V11m0-4.5a1.5 1.5 0 0 1 3 0v7c0 4-2.2 6.5-5.5 6.5-3 0-4.3-1.4-6-4.5l-1.8-3.2c-.9-1.6 1.2-2.7 2.2-1.3L8 13.5"
  />
)
