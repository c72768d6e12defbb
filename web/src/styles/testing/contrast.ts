/** Custom properties of a style sheet that are written `light-dark(#rrggbb, #rrggbb)`, by name. */
export function colorPairs(css: string): ReadonlyMap<string, { light: string; dark: string }> {
  const pairs = css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)
  return new Map([...pairs].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]))
}

/** WCAG 2.2: relative luminance of a colour written as #rrggbb. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2: from 1, where they are the same, to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
