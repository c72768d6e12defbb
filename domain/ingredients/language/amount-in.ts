import { foldText } from '../normalise.ts'
import { compiled } from './compiled.ts'
import type { LanguageWords } from './words.ts'

const counted = /^(?:clove|leaf|sprig|slice)$/u

/** "4/5 foglie": four or five of them, for nobody measures in fifths; "2/3 spicchi" only of what is counted. */
function withRange(line: string, words: LanguageWords): string {
  const found = /^(\d{1,2})\/(\d{1,2})\s+(?=(\p{L}+))/u.exec(line)
  if (found === null) return line
  const [least, most] = [Number(found[1]), Number(found[2])]
  const unit = compiled(words).units.get(foldText(found[3] ?? '')) ?? ''
  const isNear = most > least && most - least <= 2
  const isRange = least >= 4 ? unit !== 'cup' : least > 1 && counted.test(unit)
  return isNear && isRange ? `${least}-${most} ${line.slice(found[0].length)}` : line
}

/** Digits as English reads them: "1.000" and "1,5", "1 e 1/2", "2 bis 3", "200/250". */
export function respelt(text: string, words: LanguageWords): string {
  const { to, numbers } = compiled(words)
  let line = withRange(inDigits(text, words), words)
    .replace(/(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?![\d.,])/u, '$1$2')
    // What a remark says behind the name stays as it is typed: "un poulet de 1,5 kg".
    .replace(/^[^\p{L}]+(?:\p{L}+ [^\p{L}]+)?/u, (found) => found.replace(/(\d),(\d)/gu, '$1.$2'))
    .replace(/^(\d{2,4})\s?\/\s?(\d{2,4})(?=\D)/u, '$1-$2')
    .replace(/^(\d{1,2}) (?:e|y|et|und|en|och|og|i|ve) (?=\d\/\d|[½¼¾⅓⅔])/iu, '$1 ')
  // Only in the amount: a remark stays as it is typed, "en trozos de 2 o 3 cm".
  if (!/\p{L}/u.test(line.slice(0, Math.max(line.search(to), 0)))) line = line.replace(to, '-')
  line = line.replace(/^(\d+(?:\.\d+)?)\s*-\s*(?=\d)/u, '$1-')
  line = withDozenAndHalf(inOne(line), words)
  // "un'arancia", "mezz'ora"
  line = line.replace(/^(\p{L}+)['’](?=\p{L})/u, (all, word: string) =>
    numbers.has(foldText(word)) ? `${word} ` : all,
  )
  // "1 demi-citron", "une demi-botte": half of one is half.
  line = line.replace(
    /^((?:1|\p{L}+) )?(\p{L}+)[- ](?=\p{L})/u,
    (all, one: string | undefined, word: string) => {
      const isHalf = (numbers.get(foldText(word)) ?? 1) < 1
      const isOne = one === undefined || one === '1 ' || numbers.get(foldText(one)) === 1
      return isHalf && isOne ? `${word} ` : all
    },
  )
  const typed = line.split(' ')
  const values: number[] = []
  for (const word of typed.slice(0, 3)) {
    const value = numbers.get(foldText(word))
    if (value === undefined) break
    values.push(value)
  }
  if (values.length > 0 && values.length < typed.length) {
    // "ein halbes", "une demi": an article counts nothing beside another number.
    const value = values.reduce((product, each) => product * each, 1)
    line = [String(value), ...typed.slice(values.length)].join(' ')
  }
  return inGrams(withHalf(line.replace(/^(\d+(?:\.\d+)?)\s*x\s+(?=\p{L})/iu, '$1 '), words))
}

/** "Due o tre spicchi": a range of which both ends are words. */
function inDigits(line: string, words: LanguageWords): string {
  const { numbers } = compiled(words)
  const [least = '', to = '', most = '', ...rest] = line.split(' ')
  const ends = [least, most].map((each) => numbers.get(foldText(each)))
  if (rest.length === 0 || ends.includes(undefined) || !words.to.includes(to.toLowerCase()))
    return line
  return [ends[0], to, ends[1], ...rest].join(' ')
}

/** "250 g + 50 g di zucchero": as much as both come to. */
function inOne(line: string): string {
  return line.replace(
    /^(\d+(?:\.\d+)?) ?(\p{L}+) \+ (\d+(?:\.\d+)?) ?\2 (?=\p{L})/iu,
    (_, left: string, unit: string, right: string) =>
      `${Math.round((Number(left) + Number(right)) * 100) / 100} ${unit} `,
  )
}

/** "Docena y media de almejas": eighteen of them. */
function withDozenAndHalf(line: string, words: LanguageWords): string {
  const { numbers, joints, links } = compiled(words)
  const [dozen = '', joint = '', half = '', ...rest] = line.split(' ')
  const isDozen = numbers.get(foldText(dozen)) === 12 && joints.has(foldText(joint))
  if (!isDozen || numbers.get(foldText(half)) !== 0.5 || rest.length === 0) return line
  const isLinked = rest.length > 1 && links.has(foldText(rest[0] ?? ''))
  return ['18', ...(isLinked ? rest.slice(1) : rest)].join(' ')
}

/** "20 dag", "2 etti", "5 hg": ten and a hundred grams of it. */
const tens = /^(?<amount>\d+(?:\.\d+)?) ?(?<unit>dag|dkg|deka|hg|hekto|ett[oi])\.?(?!\p{L})/iu

function inGrams(line: string): string {
  const { amount, unit = '' } = tens.exec(line)?.groups ?? {}
  if (amount === undefined) return line
  const grams = Number(amount) * (unit.toLowerCase().startsWith('d') ? 10 : 100)
  return line.replace(tens, `${Math.round(grams * 100) / 100} g`)
}

/** "1 kg e mezzo di", "un etto e mezzo di", "kilo y cuarto de": the half or quarter behind the unit. */
function withHalf(line: string, words: LanguageWords): string {
  const { numbers, units, joints } = compiled(words)
  const {
    count,
    unit = '',
    joint = '',
    half = '',
    rest = '',
  } = /^(?:(?<count>\d+) )?(?<unit>\p{L}+) (?<joint>\p{L}+) (?:(?:une?|uno|una|um|uma) )?(?<half>\p{L}+|1\/2|½) (?<rest>.+)$/u.exec(
    line,
  )?.groups ?? {}
  const part = half === '1/2' || half === '½' ? 0.5 : numbers.get(foldText(half))
  const isUnit = units.has(foldText(unit)) || tens.test(`1 ${unit}`)
  if ((part !== 0.5 && part !== 0.25) || !joints.has(foldText(joint)) || !isUnit) return line
  return `${Number(count ?? 1) + part} ${unit} ${rest}`
}
