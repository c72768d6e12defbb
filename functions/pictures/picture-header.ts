/** What a picture says of itself before anything of it is unpacked. */
export type PictureHeader = {
  readonly kind: 'jpeg' | 'png' | 'webp'
  /** In pixels as stored, before the orientation is applied. */
  readonly width: number
  readonly height: number
  /** 1 to 8, as EXIF counts. */
  readonly orientation: number
}
