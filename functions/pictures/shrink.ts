/** Four bytes a pixel: red, green, blue, opacity; rows from the top. */
export type Pixels = {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

export type Frame = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The part of a picture inside `frame` at `width` × `height` pixels, each the mean of all that it
 * covers. It only makes smaller: neither side may be longer than that of the frame.
 */
export function shrink(source: Pixels, frame: Frame, width: number, height: number): Pixels {
  const across = shares(frame.width, width)
  const down = shares(frame.height, height)
  const line = new Float64Array((width + 1) * 4)
  const sums = new Float64Array((height + 1) * width * 4)
  for (let y = 0; y < frame.height; y++) {
    sumLine(source, (frame.top + y) * source.width + frame.left, across, line)
    const row = (down.place[y] ?? 0) * width * 4
    const first = down.first[y] ?? 0
    const second = down.share - first
    for (let index = 0; index < width * 4; index++) {
      const value = line[index] ?? 0
      sums[row + index] = (sums[row + index] ?? 0) + value * first
      if (second > 0) {
        const below = row + width * 4 + index
        sums[below] = (sums[below] ?? 0) + value * second
      }
    }
  }
  return { data: fromSums(sums, width * height), width, height }
}

/** Which pixel each one of `from` falls on when they become `to`, and how much of it; the rest falls on the next. */
type Shares = {
  readonly share: number
  readonly place: Int32Array
  readonly first: Float64Array
}

function shares(from: number, to: number): Shares {
  const share = to / from
  const place = new Int32Array(from)
  const first = new Float64Array(from)
  for (let index = 0; index < from; index++) {
    const start = index * share
    const at = Math.min(to - 1, Math.floor(start + 1e-9))
    place[index] = at
    first[index] = at === to - 1 ? share : Math.min(share, at + 1 - start)
  }
  return { share, place, first }
}

/** Colours count by their opacity: what cannot be seen must not tint what can. */
function sumLine({ data }: Pixels, from: number, across: Shares, line: Float64Array): void {
  line.fill(0)
  const { share, place, first } = across
  for (let x = 0; x < place.length; x++) {
    const at = (from + x) * 4
    const opacity = data[at + 3] ?? 0
    const red = (data[at] ?? 0) * opacity
    const green = (data[at + 1] ?? 0) * opacity
    const blue = (data[at + 2] ?? 0) * opacity
    const to = (place[x] ?? 0) * 4
    const part = first[x] ?? 0
    line[to] = (line[to] ?? 0) + red * part
    line[to + 1] = (line[to + 1] ?? 0) + green * part
    line[to + 2] = (line[to + 2] ?? 0) + blue * part
    line[to + 3] = (line[to + 3] ?? 0) + opacity * part
    const rest = share - part
    if (rest <= 0) continue
    line[to + 4] = (line[to + 4] ?? 0) + red * rest
    line[to + 5] = (line[to + 5] ?? 0) + green * rest
    line[to + 6] = (line[to + 6] ?? 0) + blue * rest
    line[to + 7] = (line[to + 7] ?? 0) + opacity * rest
  }
}

function fromSums(sums: Float64Array, count: number): Uint8ClampedArray {
  const data = new Uint8ClampedArray(count * 4)
  for (let at = 0; at < count * 4; at += 4) {
    const opacity = sums[at + 3] ?? 0
    if (opacity <= 0) continue
    data[at] = (sums[at] ?? 0) / opacity
    data[at + 1] = (sums[at + 1] ?? 0) / opacity
    data[at + 2] = (sums[at + 2] ?? 0) / opacity
    data[at + 3] = opacity
  }
  return data
}
