import { Glyph } from '#web/ui/icons.tsx'

export const MicrophoneIcon = () => (
  <Glyph>
    <path d="M12 14.5a3 3 0 0 0 3-3v-5a3 3 0 1 0-6 0v5a3 3 0 0 0 3 3Zm6.5-3.5a6.5 6.5 0 0 1-13 0M12 17.5V21" />
  </Glyph>
)
