/** Shapes of what lies in a dish. */
export const pieceShapes = [
  'chunk',
  'cube',
  'coin',
  'ball',
  'bean',
  'floret',
  'leaf',
  'ring',
  'strip',
  'pod',
  'mushroom',
  'shrimp',
  'wedge',
  'half',
  'crumb',
  'flake',
  'fillet',
  'cutlet',
  'drumstick',
  'sausage',
  'berry',
  'strawberry',
  'dollop',
  'tube',
] as const
/** Shapes of what is strewn over it at the end. */
export const garnishShapes = ['fleck', 'sprig', 'seed', 'grated', 'slice'] as const

export type PieceShape = (typeof pieceShapes)[number]
export type GarnishShape = (typeof garnishShapes)[number]
export type Shape = PieceShape | GarnishShape

export interface Look {
  shape: Shape
  colour: string
  /** Of a rim, skin, core or middle. */
  second: string | null
  /** Half its width, in units of the drawing. */
  size: number
}

const usualSize: Record<Shape, number> = {
  chunk: 19,
  cube: 16,
  coin: 16,
  ball: 13,
  bean: 12,
  floret: 22,
  leaf: 26,
  ring: 15,
  strip: 22,
  pod: 27,
  mushroom: 20,
  shrimp: 25,
  wedge: 22,
  half: 27,
  crumb: 18,
  flake: 16,
  fillet: 58,
  cutlet: 48,
  drumstick: 52,
  sausage: 46,
  berry: 13,
  strawberry: 19,
  dollop: 22,
  tube: 24,
  fleck: 5,
  sprig: 17,
  seed: 4,
  grated: 7,
  slice: 10,
}

/** Reads `kind colour [second] [size]`, one after the other parted by semicolons. */
export function looksOf(shape: Shape, text: string): [kind: string, look: Look][] {
  return text.split(';').map((entry) => {
    const [kind = '', ...words] = entry.trim().split(/\s+/)
    const [colour = '#c98d4f', second = null] = words.filter((word) => word.startsWith('#'))
    const size = words.find((word) => !word.startsWith('#'))
    return [
      kind,
      { shape, colour, second, size: size === undefined ? usualSize[shape] : Number(size) },
    ]
  })
}

export function lookLike<Of extends Shape>(shape: Of, colour: string): Look & { shape: Of } {
  return { shape, colour, second: null, size: usualSize[shape] }
}
