import { drawCover } from '#domain/recipes/cover/draw-cover.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'

/**
 * The drawing that an address as `coverToDraw` writes it asks for, as an address that holds the picture itself; the empty
 * vessel where nothing tells the dish.
 */
export function drawnPicture(image: string, vocabulary: Pick<Vocabulary, 'ingredients'>): string {
  const words = image.slice(image.indexOf('#') + 1)
  const drawing = drawCover(words, vocabulary)
  return drawing === null ? image : `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
