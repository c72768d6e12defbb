/** The code of what keeps things for offline use. The first screen holds the name of this file, and not of all behind it. */
export async function loadKeepOffline() {
  return (await import('./keep-offline.tsx')).KeepOffline
}
