/** For what never changes under its address. */
export const cachedForever = 'public, max-age=31536000, immutable'

/** For a picture whose drawing may change with an update. */
export const cachedAsPicture = 'public, max-age=3600, stale-while-revalidate=604800'
