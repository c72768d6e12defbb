export const smallCover = /^(\/covers\/.+)\.webp$/
export const largeCover = '$1-large.webp'

/** Our own covers come in two sizes; any other picture is used as it is. */
export function largeImage(image: string): string {
  return image.replace(smallCover, largeCover)
}
