import { Glyph } from '#web/ui/icons.tsx'

export const CameraIcon = () => (
  <Glyph>
    <path d="M4 8.5h3.2L9 5.5h6l1.8 3H20a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1Zm8 8a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6Z" />
  </Glyph>
)
export const PreviousIcon = () => (
  <Glyph className="rtl:-scale-x-100">
    <path d="m14.5 6-6 6 6 6" />
  </Glyph>
)
export const NextIcon = () => (
  <Glyph className="rtl:-scale-x-100">
    <path d="m9.5 6 6 6-6 6" />
  </Glyph>
)
