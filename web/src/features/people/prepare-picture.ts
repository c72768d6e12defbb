/** Twice what is kept, so that a sharp screen loses nothing. */
const side = 1024

/** The square in the middle of a picture, as it will be shown. @throws where it cannot be read */
export async function prepareAvatar(file: Blob): Promise<Blob> {
  // Browsers turn it upright while they read it.
  const picture = await createImageBitmap(file)
  try {
    const edge = Math.min(picture.width, picture.height)
    const size = Math.min(edge, side)
    const canvas = document.createElement('canvas')
    canvas.width = size
    canvas.height = size
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('This browser cannot draw.')
    context.imageSmoothingQuality = 'high'
    // Of a drawing without a ground: a JPEG would make it black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, size, size)
    context.drawImage(
      picture,
      (picture.width - edge) / 2,
      (picture.height - edge) / 2,
      edge,
      edge,
      0,
      0,
      size,
      size,
    )
    return await blobOf(canvas)
  } finally {
    picture.close()
  }
}

/** A phone's photograph is larger than may be sent; this is not. Every browser writes JPEG. */
function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture is empty.')) : resolve(blob)),
      'image/jpeg',
      0.9,
    )
  })
}
