type Channels = readonly [red: number, green: number, blue: number]

function channels(hex: string): Channels {
  const short = hex.length === 4
  const of = (channel: number) => {
    const digits = short
      ? hex.charAt(channel + 1).repeat(2)
      : hex.slice(channel * 2 + 1, channel * 2 + 3)
    return Number.parseInt(digits, 16)
  }
  return [of(0), of(1), of(2)]
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
