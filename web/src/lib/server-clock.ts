/** A difference that the way here and the header's whole seconds explain is none. */
const tolerance = 60_000
let ahead = 0

/** Takes the time that an answer of the backend carries in its `Date` header. */
export function noteServerTime(header: string | null): void {
  const difference = Date.parse(header ?? '') - Date.now()
  // Without a time it is NaN, which is as good as none.
  if (difference) ahead = Math.abs(difference) > tolerance ? difference : 0
}

/** Now by the server's clock, which decides what is open: a device's own may be days off. */
export function serverNow(): Date {
  return serverTime(Date.now())
}

/** A moment of the device's clock, in milliseconds since 1970, by the server's. */
export function serverTime(deviceTime: number): Date {
  return new Date(deviceTime + ahead)
}
