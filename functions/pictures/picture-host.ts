/** What a picture is for, which decides its size. */
export type PicturePurpose = 'avatar' | 'recipe'

/** Keeps pictures by their path, `<user>/<id>.webp`; none is ever written twice. */
export type PictureStore = {
  put(path: string, webp: Uint8Array): Promise<void>
  /** Those that are not there are not missed. */
  remove(paths: readonly string[]): Promise<void>
  /** Everything that a person brought; nothing is no failure. */
  removeAllOf(owner: string): Promise<void>
}

/** What the host of the function `pictures` brings. */
export type PictureHost = {
  readonly store: PictureStore
  /**
   * `convertPicture`, wherever the host lets it run: it takes the processor for a second or more.
   *
   * @throws Refusal 422 `picture_unreadable`, 503 `busy`
   */
  convert(picture: Uint8Array, purpose: PicturePurpose): Promise<Uint8Array>
}
