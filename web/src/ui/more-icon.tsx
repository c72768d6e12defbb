import { Glyph } from './icons.tsx'

/** Three dots: there is more to do. */
export const MoreIcon = () => (
  <Glyph size={22}>
    <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth={3} />
  </Glyph>
)
