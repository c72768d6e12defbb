/** What a picture is for, which decides its size. */
export const picturePurposes = ['avatar', 'recipe', 'photo'] as const
export type PicturePurpose = (typeof picturePurposes)[number]

/** A picture made anew, and the same for where it is shown small; a portrait is small itself. */
export type ConvertedPicture = {
  readonly webp: Uint8Array
  readonly small: Uint8Array | null
}

/** Where the small one of a picture lies, beside it. */
export const smallPathOf = (path: string) => path.replace(/\.webp$/, '.small.webp')

/** Keeps pictures by their path, `<user>/<id>.webp`, each with its small one; none is ever written twice. */
export type PictureStore = {
  put(path: string, picture: ConvertedPicture): Promise<void>
  /** With their small ones. Those that are not there are not missed. */
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
  convert(picture: Uint8Array, purpose: PicturePurpose): Promise<ConvertedPicture>
}
