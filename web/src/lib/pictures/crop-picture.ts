interface Crop {
  /** Width to height. */
  ratio: number
  /** Pixels across at most: twice what is kept, so that a sharp screen loses nothing. */
  width: number
}

export const avatarCrop: Crop = { ratio: 1, width: 1024 }
export const recipeCrop: Crop = { ratio: 4 / 3, width: 1600 }

/** The middle of a picture, as it will be shown. @throws where it cannot be read */
export async function cropPicture(file: Blob, { ratio, width: most }: Crop): Promise<Blob> {
  // Browsers turn it upright while they read it.
  const picture = await createImageBitmap(file)
  try {
    const across = Math.min(picture.width, picture.height * ratio)
    const up = across / ratio
    const width = Math.round(Math.min(across, most))
    const height = Math.round(width / ratio)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('This browser cannot draw.')
    context.imageSmoothingQuality = 'high'
    // Of a drawing without a ground: a JPEG would make it black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    const [left, top] = [(picture.width - across) / 2, (picture.height - up) / 2]
    context.drawImage(picture, left, top, across, up, 0, 0, width, height)
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
