/** Whether an address is a path on the backend: of a picture that somebody brought. */
export const isBrought = (path: string) => path.startsWith('/storage/')

/** Rows name such a picture by its path on the backend, which need not be the host of the app, where our covers lie. */
export function pictureUrl(path: string | null, backendUrl: string): string | null {
  return path !== null && isBrought(path) ? `${backendUrl}${path}` : path
}
