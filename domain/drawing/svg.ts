/** The canvas of a cover, in units of the drawing: 4 : 3, as the cards show it. */
export const canvas = { width: 640, height: 480 } as const

export interface Point {
  x: number
  y: number
}

/** A length or angle as it is written into the drawing: short, so that the files stay readable. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Colours from the middle outwards, evenly spaced, or at the given shares. */
export function radial(id: string, stops: readonly (readonly [number, string, number?])[]): string {
  return `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`
}

/** Colours from the top left to the bottom right. */
export function diagonal(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
): string {
  return `<linearGradient id="${id}" x2="1" y2="1">${stopsOf(stops)}</linearGradient>`
}

function stopsOf(stops: readonly (readonly [number, string, number?])[]): string {
  return stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
}

/** The soft dark under a thing that stands on the table; a gradient, because blur filters are slow to draw. */
export const softShadow = radial('shadow', [
  [0, '#4a2c12', 0.55],
  [0.72, '#4a2c12', 0.42],
  [0.86, '#4a2c12', 0.16],
  [1, '#4a2c12', 0],
])
