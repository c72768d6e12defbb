type Channels = readonly [red: number, green: number, blue: number]

function channels(hex: string): Channels {
  const long =
    hex.length === 4 ? [...hex.slice(1)].map((each) => each + each).join('') : hex.slice(1)
  const value = Number.parseInt(long, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function toHex(of: Channels): string {
  const parts = of.map((each) => Math.round(Math.min(255, Math.max(0, each))))
  return `#${parts.map((each) => each.toString(16).padStart(2, '0')).join('')}`
}

/** Darker below 1; lighter above it, towards a warm white. */
export function shade(hex: string, by: number): string {
  if (by > 1)
    return mix([
      [hex, 1],
      ['#fff8e8', by - 1],
    ])
  const [red, green, blue] = channels(hex)
  // What lies in shadow on a warm table is redder.
  return toHex([red * by ** 0.75, green * by ** 0.95, blue * by ** 1.2])
}

/** The mean of colours by their weights. */
export function mix(colours: readonly (readonly [hex: string, weight: number])[]): string {
  const whole = colours.reduce((sum, [, weight]) => sum + weight, 0)
  const mean = (channel: 0 | 1 | 2) =>
    colours.reduce((sum, [hex, weight]) => sum + channels(hex)[channel] * weight, 0) / whole
  return toHex([mean(0), mean(1), mean(2)])
}
