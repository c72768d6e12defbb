/** Reads when it is first asked, and once for all who ask: what could not be read may be readable the next time. */
export function readOnce<Found>(read: () => Promise<Found>): () => Promise<Found> {
  let reading: Promise<Found> | undefined
  return () => {
    if (reading !== undefined) return reading
    const begun = read()
    reading = begun
    begun.catch(() => {
      reading = undefined
    })
    return begun
  }
}
