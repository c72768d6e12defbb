/** Larder's mark, our own drawing: a preserving jar of tomatoes with a basil leaf on its label. */
const jar = `<rect x="15" y="6" width="34" height="11" rx="4.500" fill="#2f6b4a"/><path d="M18 11h28" stroke="#8fd3a9" stroke-width="2" stroke-linecap="round" opacity=".7"/><path d="M17 17h30v2.500c5 2 8 6 8 11.500v18c0 6.600-4.400 11-11 11H20c-6.600 0-11-4.400-11-11V31c0-5.500 3-9.500 8-11.500Z" fill="#c8402b"/><path d="M15.500 31c0-3.400 1.600-5.800 4.500-7.200" stroke="#ff9a80" stroke-width="3.500" stroke-linecap="round" fill="none"/><rect x="17" y="30" width="30" height="22" rx="6" fill="#fff6e6"/><path d="M24 47c-1.500-8 3.500-13.500 16-13 .500 9.500-5 14.500-13 12.500" fill="#2f6b4a"/><path d="M23 48.500c3-5 6.500-8 11.500-10.500" stroke="#fff6e6" stroke-width="1.800" stroke-linecap="round" fill="none"/>`

function drawing(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${body}</svg>\n`
}

/** The jar alone, for the tab of a browser. */
export const favicon = drawing(jar)

/** The jar on its ground with round corners, for a home screen that takes icons as they are. */
export const appIcon = drawing(
  `<rect width="64" height="64" rx="14" fill="#ffe9b8"/><g transform="translate(4.8 4.8) scale(.85)">${jar}</g>`,
)

/** The ground to the very edge and the jar within the middle 80 %, for systems that cut their own shape. */
export const maskableIcon = drawing(
  `<rect width="64" height="64" fill="#ffe9b8"/><g transform="translate(10.2 10.2) scale(.68)">${jar}</g>`,
)

/** One of the food icons on the same ground, for what a long press on the app's icon offers. */
export const shortcutIcon = (icon: string) =>
  drawing(
    `<rect width="64" height="64" rx="14" fill="#ffe9b8"/>${icon.replace('<svg ', '<svg x="12" y="12" width="40" height="40" ')}`,
  )
