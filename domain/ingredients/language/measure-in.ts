import { readAmount, type Amount } from '../amount.ts'
import type { Quantity } from '../measure.ts'
import { foldText } from '../normalise.ts'
import type { Unit } from '../units.ts'
import { respelt } from './amount-in.ts'
import { compiled } from './compiled.ts'
import { describesIn } from './english-name.ts'
import { meaningOf } from './meaning.ts'
import type { LanguageWords } from './words.ts'

export interface MeasureIn {
  amount: Amount | null
  unit: Unit | null
  unitText: string | null
  packSize: Quantity | null
  rest: string
}

interface UnitIn {
  unit: Unit | 'each'
  text: string
  rest: string
}

/** The unit that a text begins with, in the words of the language; the longest first. */
function bareUnit(text: string, words: LanguageWords): UnitIn | null {
  const { units, longestUnit } = compiled(words)
  const typed = /^[^\s(),/]+(?: [^\s(),/]+){0,4}/u.exec(text)?.[0].split(' ') ?? []
  for (let count = Math.min(longestUnit, typed.length); count > 0; count--) {
    const said = typed.slice(0, count).join(' ')
    const unit = units.get(foldText(said))
    if (unit !== undefined) return { unit, text: said, rest: text.slice(said.length).trimStart() }
  }
  return null
}

const ofSize = /^(?:small|medium|large|heaped|level|generous|scant|full|thin|thick|big)$/u

/** "leicht gehäufter EL": the unit behind one or two words that say how large it is. */
function unitBehindSize(text: string, words: LanguageWords): UnitIn | null {
  const typed = text.split(' ')
  for (const count of [1, 2]) {
    const said = typed.slice(0, count).map((word) => meaningOf(word, words))
    if (!said.every((each) => each === '' || ofSize.test(each ?? '-'))) return null
    const unit = said.some(Boolean) ? bareUnit(typed.slice(count).join(' '), words) : null
    if (unit !== null) return unit
  }
  return null
}

/** A unit with what says how large it is: "gestrichene TL", "kleines Bund"; said twice it counts once. */
function readUnitIn(text: string, words: LanguageWords): UnitIn | null {
  const found = bareUnit(text, words) ?? unitBehindSize(text, words)
  if (found === null) return null
  let { rest } = found
  const behind = /^[^\s(),/]+/u.exec(rest)?.[0] ?? ''
  // "c. à soupe rases de", "cucchiai colmi di"
  if (behind !== '' && ofSize.test(meaningOf(behind, words) ?? '') && rest !== behind) {
    const next = rest.slice(behind.length).trimStart()
    if (withoutLinks(next, words) !== next) rest = next
  }
  const again = bareUnit(rest, words)
  if (again === null || again.rest === '') return { ...found, rest }
  // "2 pièces gousse d'ail"
  if (found.unit === 'each' && !scales.test(again.unit)) return again
  return again.unit === found.unit ? { ...found, rest: again.rest } : { ...found, rest }
}

/** A text without the articles and prepositions that it begins with, as many as `most` of them. */
export function withoutLinks(text: string, words: LanguageWords, most = 3): string {
  const { links } = compiled(words)
  let rest = text
  for (let skipped = 0; skipped < most; skipped++) {
    const [word = '', mark = ''] = /^[\p{L}.]+(['’])?\s*/u.exec(rest) ?? []
    if (word === '' || rest.length === word.length) return rest
    if (mark === '' && !word.endsWith(' ')) return rest
    if (!links.has(foldText(word))) return rest
    rest = rest.slice(word.length)
  }
  return rest
}

/** "(400 g)", "à 400 g", "de 400 g": the size of one pack. */
function readPack(text: string, words: LanguageWords): { size: Quantity; rest: string } | null {
  const found =
    /^\(?(?:(?:à|a|je|da|de|di|d['’]|von|van|på|med|mit|with|zu|ca\.?|env\.?|approx\.?) ?){0,3}(?=\d)/iu.exec(
      text,
    )
  if (found === null) return null
  const read = readAmount(respelt(text.slice(found[0].length), words))
  const unit = read === null ? null : bareUnit(read.rest, words)
  if (read === null || unit === null || unit.unit === 'each') return null
  if (!/^(?:g|kg|ml|cl|dl|l|oz|lb)$/u.test(unit.unit)) return null
  return {
    size: { amount: read.amount, unit: unit.unit },
    rest: unit.rest.replace(/^[\s.)]+/u, ''),
  }
}

/** "A temperatura ambiente" counts nothing: where an article does, it is a digit by now. */
const englishArticle = /^an?\s/iu

/** "g 200 di farina" */
const unitFirst = /^(g|gr|kg|ml|cl|dl|l)\.? ?(\d[\d.,/]*)\s+(?=\p{L})/iu

/** What a line begins with: "2 EL", "ein halbes Bund", "1 boîte de 400 g de". Nothing that was not stated is made up. */
export function readMeasureIn(text: string, words: LanguageWords): MeasureIn {
  const { about, vagueBefore } = compiled(words)
  const bare = text.replace(unitFirst, '$2 $1 ').replace(about, '').replace(vagueBefore, '')
  const counted = respelt(bare, words).replace(about, '')
  const read = englishArticle.test(counted) ? null : readAmount(counted)
  const stated = (read?.rest ?? bare).replace(/^[.:]\s*/u, '')
  // "⅓ de xícara"
  const linked = read === null ? stated : withoutLinks(stated, words)
  const behind = linked !== stated && bareUnit(linked, words) !== null ? linked : stated
  const sized = read === null ? null : readPack(behind, words)
  const unitText = sized === null ? behind : sized.rest
  const unit = readUnitIn(unitText, words)
  const isMeasured = unit !== null && unit.rest !== '' && (read !== null || unit.unit !== 'each')
  const none = { amount: read?.amount ?? null, unit: null, unitText: null }
  if (read === null && (unit === null || !mayStandAlone(unit))) {
    const article = withoutLinks(bare, words, 1)
    // "la punta di un cucchiaino di cannella"
    const few = article === bare ? null : bareUnit(article, words)
    if (few !== null && fewOf.test(few.unit)) return readMeasureIn(article, words)
    return { ...none, packSize: null, rest: withoutLinks(bare, words) }
  }
  if (!isMeasured) {
    const isEach = unit?.unit === 'each' && unit.rest === ''
    const rest = withoutLinks(isEach ? behind : unitText, words)
    return read !== null && rest.trim() === ''
      ? { amount: null, unit: null, unitText: null, packSize: null, rest: text }
      : { ...none, packSize: sized?.size ?? null, rest }
  }
  const pack = sized ?? readPack(unit.rest, words)
  const rest = withoutLinks(
    withoutSecond(pack === sized ? unit.rest : (pack?.rest ?? ''), words).replace(about, ''),
    words,
  )
  // "400 g": an amount of nothing is a name.
  if (rest.trim() === '') {
    return { amount: null, unit: null, unitText: null, packSize: null, rest: text }
  }
  return {
    amount: read?.amount ?? null,
    unit: unit.unit === 'each' ? null : unit.unit,
    unitText: unit.unit === 'each' ? null : unit.text,
    packSize: pack?.size ?? null,
    rest,
  }
}

/** "1 c. à s. / 15 ml de", "1 sobre o 16 gr de": the same once more. */
function withoutSecond(text: string, words: LanguageWords): string {
  const plain = text.replace(/^\/\s?\d[\d.,/]*\s?(?:g|kg|ml|cl|dl|l|oz|lb)\.?\s+/iu, '')
  // "1 sobre o 16 gr de levadura"
  const joint = compiled(words).or.exec(` ${plain}`)
  if (joint?.index !== 0) return plain
  const second = readAmount(respelt(plain.slice(joint[0].length - 1), words))
  const unit = second === null ? null : bareUnit(second.rest, words)
  return unit === null || unit.rest === '' ? plain : unit.rest
}

const fewOf = /^(?:pinch|dash|handful)$/u

const scales = /^(?:each|g|kg|mg|oz|lb|ml|cl|dl|l|cm|inch|glass)$/u

/** Units that nobody counted: "Prise Salz", "rodaja de limón". */
function mayStandAlone({ unit, rest }: UnitIn): boolean {
  return !scales.test(unit) && /^\p{L}/u.test(rest)
}

const behindName =
  /^(?<name>\D*?\p{L}{2}[^\d()]*?(?: (?:00?|405|550|630|1050|(?<=tip[oe] )[12]|w ?\d{3}|\d{1,3} ?%(?: \p{L}+){0,2}|\d{1,2} (?:mesi|monate|meses|mois)))?)[\s:,(–-]+(?<amount>(?:ca\.? ?|circa )?[\d½¼¾⅓⅔][\d.,/½¼¾⅓⅔ -]*(?:(?:o|ou|oder|bis) \d+ ?)?)\s*(?<unit>[\p{L}. ]*?)\)?$/iu
const turned = /^(?<name>\D*?\p{L}{2}[^\d()]*?)[\s:,]+(?<unit>\p{L}+\.?)\s?(?<amount>\d[\d.,/]*)$/u

/** "Mehl 200 g", "Farina: 200 g", "zucchero g 200". */
export function readMeasureBehind(text: string, words: LanguageWords): MeasureIn | null {
  for (const pattern of [turned, behindName]) {
    const { name = '', amount = '', unit = '' } = pattern.exec(text)?.groups ?? {}
    const read =
      amount === '' ? null : readAmount(respelt(amount.replace(/^(?:circa |ca\.? ?)/iu, ''), words))
    if (read === null || read.rest.trim() !== '') continue
    const found = unit.trim() === '' ? null : bareUnit(unit.trim(), words)
    // "cipolla 1 piccola", "aglio 1 spicchio tritato"
    const said = found === null ? unit.trim() : found.rest
    // "zucchero: 4 cucchiai rasi"
    const isLevel = found !== null && ofSize.test(meaningOf(said, words) ?? '')
    const halved = saysHalf(said, words) && read.amount.max === null
    const isSaidOfIt = pattern === behindName && !words.headLast && describesIn(said, words)
    if (said !== '' && !halved && !isSaidOfIt) continue
    return {
      amount: halved ? { ...read.amount, min: read.amount.min + 0.5 } : read.amount,
      unit: found === null || found.unit === 'each' ? null : found.unit,
      unitText: found?.text ?? null,
      packSize: null,
      rest: said === '' || halved || isLevel ? name : `${name} ${said}`,
    }
  }
  return measureInWords(text, words)
}

/** "1 litro e mezzo": the half behind a unit that stands behind a name. */
function saysHalf(said: string, words: LanguageWords): boolean {
  const { joints, numbers } = compiled(words)
  const [joint = '', half = '', ...others] = said.split(' ').map(foldText)
  return others.length === 0 && joints.has(joint) && numbers.get(half) === 0.5
}

/** "sale un pizzico", "aceto mezzo bicchiere", "tabasco qualche goccia": a unit behind a number or a word like "some". */
function measureInWords(text: string, words: LanguageWords): MeasureIn | null {
  const { numbers, vagueBefore } = compiled(words)
  const typed = text.split(' ')
  for (let count = Math.min(typed.length - 1, 4); count > 1; count--) {
    const tail = typed.slice(-count).join(' ')
    const name = typed
      .slice(0, -count)
      .join(' ')
      .replace(/[\s,:–-]+$/u, '')
    const isCounted = numbers.has(foldText(typed.at(-count) ?? ''))
    if (!/\p{L}{2}/u.test(name) || (!isCounted && !vagueBefore.test(tail))) continue
    const read = isCounted ? readAmount(respelt(tail, words)) : null
    const found = bareUnit(read?.rest ?? tail.replace(vagueBefore, ''), words)
    if (found === null || found.rest !== '' || found.unit === 'each') continue
    const { unit, text: unitText } = found
    return { amount: read?.amount ?? null, unit, unitText, packSize: null, rest: name }
  }
  const [name = '', half = '', ...others] = typed
  const isHalf = others.length === 0 && !words.headLast && numbers.get(foldText(half)) === 0.5
  // "cipolla mezza"
  return isHalf
    ? { amount: { min: 0.5, max: null }, unit: null, unitText: null, packSize: null, rest: name }
    : null
}
