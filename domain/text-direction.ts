/**
 * A text without the characters that turn the direction of what follows (U+202A–U+202E, U+2066–U+2069): with one of
 * them a name looks like another, or turns the line around it. Letters have their direction by themselves, so Arabic
 * and Hebrew lose nothing; the marks U+200E, U+200F and U+061C and the joiners stay. The database does the same:
 * `private.without_bidi_controls`.
 */
export const withoutBidiControls = (text: string): string =>
  text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
