/** For what never changes under its address. */
export const cachedForever = 'public, max-age=31536000, immutable'
