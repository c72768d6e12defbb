const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Between two tags, and in XML. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Between double quotes; on one line, as previews show it. */
export const attribute = (text: string) => escapeHtml(text.replace(/\s+/g, ' ').trim())

/**
 * JSON for a script element: nothing in it can end the element or begin a comment there, and the two
 * line ends that JSON allows and older scripts do not are written as codes.
 */
export function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
