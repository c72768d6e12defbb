import { type Equipment, equipmentIn } from '../recipes/equipment.ts'
import { needsStove } from '../recipes/stove.ts'
import type { CookingPlace } from './work.ts'

/** What has room for one dish, and is busy as long as that takes. */
const machines: readonly Equipment[] = [
  'microwave',
  'air fryer',
  'slow cooker',
  'pressure cooker',
  'rice cooker',
  'waffle iron',
  'ice cream maker',
]

const onHob = /^(?:braise|simmer|boil|poach|stew|steam|sweat|fry|deep-fry|sear|bubble)\b/iu
const away =
  /^(?:rest|stand|chill|cool|freeze|marinate|soak|rise|prove|proof|pickle|refrigerate)\b/iu
const isTakenOff =
  /\b(?:off|from) (?:the )?(?:heat|hob|stove)\b|\bout of the oven\b|\bturn (?:the |it )?(?:heat |oven )?off\b/iu

const celsius = /(?<!\d)(\d{2,3})\s?°\s?C\b/u
const fahrenheit = /(?<!\d)(\d{3})\s?°\s?F\b/u
const ofOven = /\b(?:oven|bake|roast|grill|broiler)\b/iu
/** Of oil, of meat that is done. */
const ofFood = /\b(?:oil|thermometer|centre|center|inside|core|reads?)\b/iu

/** The degrees Celsius that a sentence sets the oven to, or null. */
export function degreesIn(sentence: string): number | null {
  if (!ofOven.test(sentence) || ofFood.test(sentence)) return null
  const [, metric] = celsius.exec(sentence) ?? []
  if (metric !== undefined) return Number(metric)
  const [, american] = fahrenheit.exec(sentence) ?? []
  return american === undefined ? null : Math.round(((Number(american) - 32) * 5) / 9 / 5) * 5
}

/**
 * Where it happens, by the words of a sentence of a step; undefined where they do not say.
 *
 * @param name what a time in it is for: "Simmer gently"
 * @param degrees what the oven is at
 */
export function placeOfWords(
  sentence: string,
  name: string,
  degrees: number | null,
): CookingPlace | null | undefined {
  if (away.test(name)) return null
  const [machine] = equipmentIn([sentence]).filter((each) => machines.includes(each))
  if (machine !== undefined) return { kind: 'machine', name: machine }
  const inOven = equipmentIn([sentence]).some(
    (each) => each === 'oven' || each.startsWith('broiler'),
  )
  if (inOven || /^(?:bake|roast|broil)\b/iu.test(name)) return { kind: 'oven', celsius: degrees }
  if (onHob.test(name) || needsStove([sentence])) return { kind: 'hob' }
  return isTakenOff.test(sentence) ? null : undefined
}
