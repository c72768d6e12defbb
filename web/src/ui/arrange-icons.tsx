import { Glyph, type IconProps } from './icons.tsx'

export const UpIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m6 14.5 6-6 6 6" />
  </Glyph>
)
export const GripIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path strokeWidth={2.5} d="M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01" />
  </Glyph>
)
