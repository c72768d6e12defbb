/** `west-african` → "West African". */
export const cuisineName = (id: string): string =>
  id.replaceAll(
    /(^|-)(\p{L})/gu,
    (_, gap: string, letter: string) => `${gap === '' ? '' : ' '}${letter.toUpperCase()}`,
  )
