import { type IconProps, Stroke } from './icons.tsx'

export const CalendarIcon = (p: IconProps) => (
  <Stroke
    {...p}
    d="M6 5h12a1.5 1.5 0 0 1 1.5 1.5v12A1.5 1.5 0 0 1 18 20H6a1.5 1.5 0 0 1-1.5-1.5v-12A1.5 1.5 0 0 1 6 5Zm-1.5 5h15M8.5 3v4m7-4v4"
  />
)
