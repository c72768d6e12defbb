/** Profiles name a picture by its path on the backend, which need not be the host of the app. */
export function pictureUrl(path: string | null, backendUrl: string): string | null {
  if (path === null) return null
  return path.startsWith('/') ? `${backendUrl}${path}` : path
}
