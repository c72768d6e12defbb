const pair = /([−-]?\d+) °C \(([−-]?\d+) °F\)/gu

/** As far as dials are apart: 220 °C is written as 425 °F. */
const tolerance = 12
/** "Drop it by 10 °C (20 °F)" */
const toleranceOfDifference = 3

/** What is wrong with the temperatures of a text: the two scales must say the same, or the same difference. */
export function disagreeingDegrees(text: string): string[] {
  return [...text.matchAll(pair)].flatMap(([written, celsius = '', fahrenheit = '']) => {
    const [c, f] = [celsius, fahrenheit].map((each) => Number(each.replace('−', '-')))
    if (c === undefined || f === undefined) return []
    const agrees = Math.abs(f - (c * 9) / 5 - 32) <= tolerance
    const agreesAsDifference = Math.abs(f - (c * 9) / 5) <= toleranceOfDifference
    return agrees || agreesAsDifference ? [] : [`${written} are two temperatures`]
  })
}
