import { type IconProps, Stroke } from '#web/ui/icons.tsx'

export const SunIcon = (p: IconProps) => (
  <Stroke
    {...p}
    d="M12 2.5v2m0 15v2m9.5-9.5h-2m-15 0h-2m16.2-6.7-1.4 1.4M6.7 17.3l-1.4 1.4m13.4 0-1.4-1.4M6.7 6.7 5.3 5.3M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z"
  />
)
export const MoonIcon = (p: IconProps) => (
  <Stroke {...p} d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
)
export const ScreenIcon = (p: IconProps) => (
  <Stroke
    {...p}
    d="M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5ZM8.5 20h7M12 16.5V20"
  />
)
