const celsius = /(?<c>[−-]?\d+) °C(?: \((?:\d+–)?(?<f>[−-]?\d+) °F\))?/gu

/** As far as dials are apart: 220 °C is written as 425 °F. */
const tolerance = 12
/** "Drop it by 10 °C (20 °F)" */
const toleranceOfDifference = 3

const numberOf = (written: string) => Number(written.replace('−', '-'))

/** Each temperature is given for both scales, and they say the same, or the same difference. */
export function disagreeingDegrees(text: string): string[] {
  return [...text.matchAll(celsius)].flatMap(({ 0: written, groups }) => {
    if (groups?.['f'] === undefined) return [`${written} without °F`]
    const [c, f] = [numberOf(groups['c'] ?? ''), numberOf(groups['f'])]
    const agrees = Math.abs(f - (c * 9) / 5 - 32) <= tolerance
    const agreesAsDifference = Math.abs(f - (c * 9) / 5) <= toleranceOfDifference
    return agrees || agreesAsDifference ? [] : [`${written} are two temperatures`]
  })
}
