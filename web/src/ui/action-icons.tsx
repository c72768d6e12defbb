import { type IconProps, Stroke } from './icons.tsx'

// What the first screen shows none of: it goes without.
export const CheckIcon = (p: IconProps) => <Stroke {...p} d="m5 12.5 4.5 4.5L19 7.5" />
export const PlusIcon = (p: IconProps) => <Stroke {...p} d="M12 5v14M5 12h14" />
export const MinusIcon = (p: IconProps) => <Stroke {...p} d="M5 12h14" />
export const SearchIcon = (p: IconProps) => (
  <Stroke {...p} d="m20 20-4.2-4.2M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z" />
)
export const ClockIcon = (p: IconProps) => (
  <Stroke {...p} d="M12 7.5V12l3 2m6-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />
)
export const TrashIcon = (p: IconProps) => (
  <Stroke
    {...p}
    d="M4 7h16M9.5 7V4.5h5V7m3.5 0-.8 11.7a2 2 0 0 1-2 1.8H8.8a2 2 0 0 1-2-1.8L6 7m4 4v5.5m4-5.5v5.5"
  />
)
export const PencilIcon = (p: IconProps) => (
  <Stroke
    {...p}
    d="m4 20 .8-4L16.5 4.3a1.7 1.7 0 0 1 2.4 0l.8.8a1.7 1.7 0 0 1 0 2.4L8 19.2 4 20Zm10.5-13.7 3.2 3.2"
  />
)
export const EyeIcon = (p: IconProps) => (
  <Stroke
    {...p}
    d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm12.5 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z"
  />
)
export const EyeOffIcon = (p: IconProps) => (
  <Stroke
    {...p}
    d="m4 4 16 16M10 5.7A9.3 9.3 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.6M6.3 7.3A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2"
  />
)
export const ShareIcon = (p: IconProps) => (
  <Stroke {...p} d="M12 15V3.5m-4 4 4-4 4 4M5 12v6.5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V12" />
)
export const LockIcon = (p: IconProps) => (
  <Stroke
    {...p}
    d="M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5Zm1.5 0V8a4 4 0 1 1 8 0v2.5"
  />
)
