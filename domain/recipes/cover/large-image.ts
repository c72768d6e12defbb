import { smallPicture } from './small-picture.ts'

const ourCover = /^(\/covers\/.+)\.webp$/

/**
 * Of the large picture: half of a wide screen's width, nearly all of a phone's. A quarter less is said of that:
 * drawn pictures lose nothing that one sees by it, and phones with two pixels a point take the small one.
 */
const widths = '(min-width: 64rem) 50vw, 75vw'

/** A photograph is shown as sharp as the screen is. */
const photoWidths = '(min-width: 64rem) 50vw, 100vw'

/** As an `img` takes it. */
export interface LargeImage {
  src: string
  srcSet?: string
  sizes?: string
}

/**
 * Our own covers come, as what somebody brought, in two sizes, of which the browser takes the one that its screen shows; any other
 * picture is used as it is.
 */
export function largeImage(image: string): LargeImage {
  const small = smallPicture(image)
  if (small !== image)
    return { srcSet: `${small} 640w, ${image} 1600w`, sizes: photoWidths, src: image }
  const large = image.replace(ourCover, '$1-large.webp')
  if (large === image) return { src: image }
  return { srcSet: `${image} 640w, ${large} 1280w`, sizes: widths, src: large }
}
