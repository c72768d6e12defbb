import { unwrappedForeign } from './wrapped-foreign.ts'

/** What things are sold and kept in, and what is left of them. "Pot noodle", "head cheese" and "box grater" are names. */
const containers = String.raw`jars?|bags?|packs?|packets?|pkts?|cartons?|punnets?|tubs?|bottles?|sachets?|blocks?|tubes?`
const rests = String.raw`(?:a |the |an )?(?:little |small |tiny |last |good )?(?:bit|rest|remains|remainder|end|ends|heel|last|dregs?|scraps?|lump|piece|half|third|quarter)`

/** "Opened", "half-used", "open jar of": how it stands, and not what it is. */
const openedBefore =
  /^(?:(?:an?|the) )?(?:already )?(?:opened|open|half[ -](?:used|empty|full|eaten)|part[ -]used|started)\s+/iu
const opened = /[\s,(]+(?:already )?(?:opened|half[ -](?:used|empty|full|eaten)|part[ -]used)\)?$/iu
/** "Wilting", "to use up": what will not keep. */
const fadingBefore =
  /^(?:an? |the |some )?(?:wilt(?:ing|ed)|limp|tired|ageing|aging|old(?!-)|over-?ripe|very ripe|browning|fading|shrivelled)\s+/iu
const fadingBehind =
  /[\s,(]+(?:that |which )?(?:needs? (?:using|eating|to be used|to go)(?: up)?|to (?:use|be used|eat) up|to be used|going off|on (?:its|their) way out)(?: soon)?\)?$/iu
/** "Yesterday's rice", "rice from yesterday": cooked once already. */
const ofYesterday = /^(?:yesterday|last night)['’]?s\s+(.+)$|^(.+) from (?:yesterday|last night)$/iu
const leftBehind = /^(?:some |a (?:bit|little) )?(?:of )?(.+) left$/iu
const restOf = new RegExp(String.raw`^${rests}(?: left)? of (?:an? |the |some )?(?=\p{L})`, 'iu')
const containerBefore = new RegExp(String.raw`^(tins?|cans?|${containers}) (?!of\b)(?=\p{L})`, 'iu')
const tinBehind = /^(?!.*\d)(.+) (tins?|cans?)$/iu
const containerBehind = new RegExp(
  String.raw`^(?!.*\d)(.+) (?:${containers}|bunch(?:es)?|couple|few|sheets?)$`,
  'iu',
)
const ballBehind = /^((?:.* )?(?:mozzarella|burrata|mozz)) balls?$/iu
/** "Tomatoes tinned", "pinto beans dried", "Paprika rot": how it is stands behind it. */
const stateBehind =
  /^(.+) (tinned|canned|dried|frozen|smoked|ground|minced|green|red|yellow|rot|gelb|grün)$/iu
const germanColours: Readonly<Record<string, string>> = {
  rot: 'rote',
  gelb: 'gelbe',
  grün: 'grüne',
}
const endBehind =
  /^((?:.* )?(?:cheddar|cheese|bread|loaf|parmesan|baguette|salami|cucumber)) (?:ends?|heels?|rinds?)$/iu

/**
 * An entry of a pantry in other words, best first, for where the words as they stand are not known: what
 * wraps a thing is a measure of it ("tin chickpeas" is a tin of them), and what is left of it is that thing.
 * A tin that stands behind counts only where such a thing is sold in tins: a cake tin is no cake.
 */
export function unwrapped(text: string): string[] {
  const plain = text
    .replace(/\bleft[ -]overs?\b/giu, 'leftover')
    .replace(/^(.+) leftovers?$/iu, 'leftover $1')
    .replace(ofYesterday, (_, before?: string, behind?: string) => `leftover ${before ?? behind}`)
    .replace(fadingBefore, '')
    .replace(fadingBehind, '')
    .replace(leftBehind, '$1')
    .replace(openedBefore, '')
    .replace(opened, '')
    .replace(restOf, '')
    .trim()
  const inTin = tinBehind.exec(plain)
  return [
    plain,
    plain.replace(containerBefore, '$1 of '),
    ...(inTin === null ? [] : [`canned ${inTin[1]}`]),
    plain.replace(containerBehind, '$1'),
    plain.replace(ballBehind, '$1'),
    plain.replace(endBehind, '$1'),
    plain.replace(
      stateBehind,
      (_, name: string, state: string) => `${germanColours[state.toLowerCase()] ?? state} ${name}`,
    ),
    ...unwrappedForeign(plain),
  ].filter((each, at, all) => each !== text && each !== '' && all.indexOf(each) === at)
}
