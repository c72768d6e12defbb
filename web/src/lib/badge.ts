const counts = new Map<string, number>()

/** The number on the icon of the installed app: of all that waits, whoever counts it. Not every system shows one. */
export function setBadge(of: 'timers', count: number): void {
  if (!('setAppBadge' in navigator) || (counts.get(of) ?? 0) === count) return
  counts.set(of, count)
  const sum = [...counts.values()].reduce((before, each) => before + each, 0)
  // Refused where the app is not installed.
  navigator.setAppBadge(sum).catch(() => undefined)
}
