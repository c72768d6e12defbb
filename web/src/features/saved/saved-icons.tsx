import { Glyph, type IconProps } from '#web/ui/icons.tsx'

export const ArrangeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8 5v14m-3.5-3.5L8 19l3.5-3.5M16 19V5m-3.5 3.5L16 5l3.5 3.5" />
  </Glyph>
)
export const PrintIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M7 9V4h10v5M7 17H4.5v-6a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2v6H17M7 14.5h10V20H7v-5.5Z" />
  </Glyph>
)
