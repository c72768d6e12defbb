/** Bullets, boxes, ticks and numbers that lists begin their lines with; "1.5 kg" begins with none. */
const marker = /^\s*(?:(?:[-*+•·‣▢□☐☑☒✓✔◦▪–—]|\[[ xX✓]?\]|\d{1,3}[.)](?!\d))(?:\uFE0F)?\s*)+/u

/** What people paste ("- [ ] 2 eggs", "☐ milk", "3) flour") as one line, its parts set off by semicolons. */
export function asOneLine(pasted: string): string {
  return pasted
    .split(/[\r\n]+/u)
    .map((line) =>
      line
        .replace(marker, '')
        .trim()
        .replace(/[;,]+$/u, ''),
    )
    .filter((line) => line !== '')
    .join('; ')
}
