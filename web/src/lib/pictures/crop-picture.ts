interface Crop {
  /** Width to height; null keeps all of it. */
  ratio: number | null
  /** Pixels at most: a sharp screen loses nothing. */
  width: number
  height: number
}

export const avatarCrop: Crop = { ratio: 1, width: 1024, height: 1024 }
export const recipeCrop: Crop = { ratio: 4 / 3, width: 1600, height: 1200 }
/** What somebody photographed, or brings along, is shown whole where there is room. */
export const wholePicture: Crop = { ratio: null, width: 1600, height: 2000 }

/** The middle of a picture, as it will be shown, or all of it. @throws where it cannot be read */
export async function cropPicture(file: Blob, crop: Crop): Promise<Blob> {
  // Browsers turn it upright while they read it.
  const picture = await createImageBitmap(file)
  try {
    const ratio = crop.ratio ?? picture.width / picture.height
    const across = Math.min(picture.width, picture.height * ratio)
    const up = across / ratio
    const scale = Math.min(1, crop.width / across, crop.height / up)
    const width = Math.max(1, Math.round(across * scale))
    const height = Math.max(1, Math.round(up * scale))
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
