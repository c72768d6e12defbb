import { Glyph, type IconProps } from '#web/ui/icons.tsx'

export const PlayIcon = (p: IconProps) => (
  <Glyph {...p}>
    <path d="M8 5.5v13l10.5-6.5L8 5.5Z" />
  </Glyph>
)
export const PauseIcon = (p: IconProps) => (
  <Glyph {...p}>
    <path d="M8.5 5.5v13M15.5 5.5v13" />
  </Glyph>
)
export const BellIcon = (p: IconProps) => (
  <Glyph {...p}>
    <path d="M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 2h-15l1.5-2ZM10 21h4" />
  </Glyph>
)
export const SpeakerIcon = (p: IconProps) => (
  <Glyph {...p}>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm11.5-.5a4 4 0 0 1 0 6m2.5-8.5a7.5 7.5 0 0 1 0 11" />
  </Glyph>
)
export const EarIcon = (p: IconProps) => (
  <Glyph {...p}>
    <path d="M12 3.5a2.5 2.5 0 0 1 2.5 2.5v5.5a2.5 2.5 0 0 1-5 0V6A2.5 2.5 0 0 1 12 3.5ZM6 11.5a6 6 0 0 0 12 0M12 17.5v3M9 20.5h6" />
  </Glyph>
)
export const ListIcon = (p: IconProps) => (
  <Glyph {...p}>
    <path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" />
  </Glyph>
)
export const ArrowLeftIcon = () => (
  <Glyph className="rtl:-scale-x-100">
    <path d="M19 12H5m6-6-6 6 6 6" />
  </Glyph>
)
export const ArrowRightIcon = () => (
  <Glyph className="rtl:-scale-x-100">
    <path d="M5 12h14m-6-6 6 6-6 6" />
  </Glyph>
)
