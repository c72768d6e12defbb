import type { Teller } from './known.ts'

const fahrenheit = (celsius: number) => Math.round((celsius * 9) / 5 + 32)
const celsius = (degrees: number) => Math.round(((degrees - 32) * 5) / 9)
const toFive = (value: number, step: number) => Math.round(value / step) * step

/** By the number of the gas mark: °C of an oven without a fan. */
const gasMarks: Readonly<Record<string, number>> = {
  '¼': 110,
  '½': 130,
  '1': 140,
  '2': 150,
  '3': 160,
  '4': 180,
  '5': 190,
  '6': 200,
  '7': 220,
  '8': 230,
  '9': 240,
}

/** Turns degrees of an oven into others. */
export const tellOvenHeat: Teller = ({ plain, foods }) => {
  const [, mark] = /\bgas(?: mark)? (\d|½|¼)/u.exec(plain) ?? []
  const heat = gasMarks[mark ?? '']
  if (heat !== undefined) {
    return `Gas mark ${mark} is **${heat} °C (${toFive(fahrenheit(heat), 25)} °F)**; with a fan ${heat - 20} °C.`
  }
  const [, from] = /\b(\d{2,3}) ?(?:°|degrees?)? ?(?:c\b|celsius)?/u.exec(plain) ?? []
  if (/\bfan\b|convection/u.test(plain) && from !== undefined) {
    const degrees = Number(from)
    const isFahrenheit = degrees > 260 || /\d ?(?:°|degrees?)? ?f\b|fahrenheit/u.test(plain)
    return isFahrenheit
      ? `With a fan take 25 °F less: **${degrees - 25} °F** instead of ${degrees}.`
      : `With a fan take 20 °C less: **${degrees - 20} °C** instead of ${degrees} °C. The other way round, 20 more.`
  }
  if (foods.length > 0) return null
  const [, said, unit] =
    /\b(\d{2,3}) ?(?:°|degrees?)? ?(f|c|fahrenheit|celsius)\b/u.exec(plain) ?? []
  if (said === undefined || unit === undefined) return null
  const degrees = Number(said)
  if (!/\b(?:in|to|into|convert\w*|what is|whats|=)\b|=|\?$/u.test(plain)) return null
  if (unit.startsWith('f')) {
    const exact = celsius(degrees)
    return `${degrees} °F is **${exact} °C**; on an oven’s dial ${toFive(exact, 10)} °C, with a fan ${toFive(exact, 10) - 20} °C.`
  }
  const exact = fahrenheit(degrees)
  return `${degrees} °C is **${exact} °F**; on an oven’s dial ${toFive(exact, 25)} °F.`
}
