import { cn } from '#web/ui/cn.ts'
import { Glyph, type IconProps, Stroke } from '#web/ui/icons.tsx'

export const PlanIcon = (p: IconProps) => (
  <Stroke {...p} d="m4 8 4 3.5L12 5l4 6.5L20 8l-1.6 10.5H5.6L4 8Z" />
)
export const DietIcon = (p: IconProps) => (
  <Stroke {...p} d="M5 19C4 10 9 4.5 20 4.5 20 15 14.5 20 7.5 18M5 19.5c1.5-4 4-6.5 8-8.5" />
)
export const DevicesIcon = (p: IconProps) => (
  <Glyph {...p}>
    <path d="M13 18.5H3.5v-2M4.5 16.5v-9A1.5 1.5 0 0 1 6 6h11a1.5 1.5 0 0 1 1.5 1.5V9" />
    <path d="M16.5 11h3a1 1 0 0 1 1 1v6.5a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V12a1 1 0 0 1 1-1Z" />
  </Glyph>
)
export const KitchenIcon = (p: IconProps) => (
  <Stroke {...p} d="M4 11.5 12 5l8 6.5M6 10v9h12v-9M10 19v-5h4v5" />
)
export const AboutIcon = (p: IconProps) => (
  <Stroke {...p} d="M12 11v5.5m0-9v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />
)
export const OnwardIcon = (p: IconProps) => (
  <Stroke {...p} className={cn('rtl:-scale-x-100', p.className)} d="m9.5 6 6 6-6 6" />
)
export const BackIcon = (p: IconProps) => (
  <Stroke {...p} className={cn('rtl:-scale-x-100', p.className)} d="m14.5 6-6 6 6 6" />
)
