/** What a kitchen may lack. Bowls, pans and spoons are everywhere. As a cook reads it, in the order that is shown. */
export const equipment = [
  'oven',
  'broiler (grill)',
  'barbecue or grill pan',
  'microwave',
  'air fryer',
  'slow cooker',
  'pressure cooker',
  'rice cooker',
  'blender',
  'food processor',
  'mixer',
  'wok',
  'steamer',
  'waffle iron',
  'ice cream maker',
  'pasta machine',
  'kitchen torch',
  'mortar',
  'rolling pin',
  'piping bag',
  'thermometer',
] as const
export type Equipment = (typeof equipment)[number]

/** Words that name a thing without using it, or another thing: a Dutch oven is a pot. */
const otherThings =
  /\bdutch ovens?\b|\boven-(?!dr)\w+|\bovenproof\b|\b(?:oven|microwave)[- ](?:gloves?|mitts?|chips|fries|safe)\b|\b(?:wok|rice|spice|herb|cheese) (?:lid|blend)\b|\bbarbecue (?:sauce|rub)\b|\bin the oven at (?:[5-9]\d|1[01]\d) ?°C|\bbaking (?:paper|sheet|tray|dish|powder|soda)\b/giu

/** One machine does for the other: the first that is named is asked for. */
const eitherMachine =
  /\b(blender|food processor|mixer)(,? or (?:in |with )?(?:an? |the )?(?:stick |jug |hand |stand )?(?:blender|food processor|processor|mixer))+/giu

/** "A grill or a lightly greased grill pan" */
const grillOrPan =
  /\b(?:grill|barbecue),? or (?:a )?(?:[\w-]+ ){0,2}(?:grill|griddle|ridged) pan\b/giu

const proofs: Readonly<Record<Equipment, RegExp>> = {
  oven: /\b(?:pre)?heat (?:the|your|an) oven\b|\b(?:in|into|from|to) (?:the|an|a hot|a moderate|a low|the hot) oven\b|(?<!\b(?:a|the|pasta|half|to) )\bbake\b(?! from)|\broast\b(?=[^.;]*\b(?:[1-9]\d|\d–\d\d)(?: more)? min|[^.;]*\bhours?\b)/iu,
  'broiler (grill)':
    /\bbroilers?\b|\b(?:pre)?heat the grill\b(?= \(broiler\)| to (?:high|its))|\bunder (?:the|a)(?: very)?(?: hot)? grill\b|(?<!\b(?:the|a|hot) )\bbroil\b/iu,
  'barbecue or grill pan':
    /(?<!\bturn )\bon (?:the|a)(?: hot)?(?: charcoal| gas)? (?:grill|barbecue)\b|\b(?:light|heat|get|oil) (?:the|a|your)(?: \w+)? (?:grill|barbecue)\b(?! \(| to (?:high|its))|\b(?:grill|griddle|ridged) pan\b|\bheat a grill\b/iu,
  microwave:
    /\bin (?:the|a) microwave\b|(?<!\b(?:the|a) )\bmicrowave (?:it|them|the|for|on|until|\d)/iu,
  'air fryer': /\bair[- ]fr(?:yer|y)\b/iu,
  'slow cooker': /\bslow cooker\b|\bcrock[- ]?pot\b/iu,
  'pressure cooker': /\bpressure[- ]cook(?:er)?\b|\binstant pot\b/iu,
  'rice cooker': /\brice cooker\b/iu,
  blender:
    /\b(?:in|into|to|over|with|of) (?:the|a|an|your)(?: (?:stick|jug|hand|immersion|high-speed|stick or jug))* blender\b|(?<!\b(?:an?|the|spice|this|that|well|to) )\bblend\b(?! in\b| of\b)|^pur[eé]e\b/iu,
  'food processor': /\b(?:in|into|to|with|of) (?:the|an?|your) (?:food )?processor\b|\bblitz\b/iu,
  mixer:
    /\b(?:stand|hand|electric|handheld) (?:mixer|whisk|beaters?)\b|\b(?:in|with) (?:an?|the) mixer\b/iu,
  wok: /\bwok\b/iu,
  steamer: /\b(?:steamer|steaming basket)\b/iu,
  'waffle iron': /\bwaffle (?:iron|maker)\b/iu,
  'ice cream maker': /\bice[- ]cream (?:maker|machine)\b/iu,
  'pasta machine': /\bpasta (?:machine|maker|roller)\b/iu,
  'kitchen torch': /\b(?:kitchen|cook[’']s|blow) ?torch\b/iu,
  mortar: /\b(?:mortar|pestle)\b/iu,
  'rolling pin':
    /\brolling pin\b|\broll (?:(?:it|them|each|one|both|the (?:dough|pastry)|half|this) )*(?:\w+ )?out\b(?! of)|\broll out\b|\broll\b[^.;]*\bon a floured \w+ to (?:the size|\d|a thin)/iu,
  'piping bag': /\bpip(?:ing|ed) bag\b/iu,
  thermometer: /\bthermometer\b|\bprobe (?:reads|shows)\b|\breads? (?:at least )?\d+ ?°/iu,
}

/** "A blender makes glue of it", "a food processor would …": what is better not used. */
const isAgainst =
  /^in an? microwave\b.* it takes\b|^(?:a|an|the) (?:stick )?(?:blender|food processor|microwave|mixer)\b|\bnever in\b|\bnot in (?:a|the)\b|\bno (?:blender|mixer|oven|thermometer|wok)\b|^no \w+\?|\bwithout (?:an?|the) (?:blender|mixer|oven|wok|thermometer)\b/iu
/** "A wok or frying pan", "in a mortar or a bowl", "or warm it in the oven": it goes without, too. */
const otherwiseBehind =
  /^(?: basket)?(?: \(\w+\))?(?:, an? [\w ]+|, the \w+)?,? or (?!until|so|two|three|more|longer|\d)/iu
const otherwiseAhead = /\bor (?:[\w’'-]+ ){0,5}$|\bif you (?:have|like|own)\b[^.]*$/iu
/** An oven that only keeps things warm. */
const keepsWarm = /\bkeep\b[^.;]*\bwarm\b/iu
const lowOven = /\boven to (?:[5-9]\d|1[01]\d) ?°C/iu

function isNeeded(sentence: string, proof: RegExp): boolean {
  const found = proof.exec(sentence)
  if (found === null) return false
  const ahead = sentence.slice(0, found.index)
  const behind = sentence.slice(found.index + found[0].length)
  return !otherwiseBehind.test(behind) && !otherwiseAhead.test(ahead)
}

/** What the steps of a recipe need beyond pans and bowls. What they name only as another way is not needed. */
export function equipmentIn(steps: readonly string[]): Equipment[] {
  const text = steps.join('\n')
  const isOnlyWarm = lowOven.test(text) && keepsWarm.test(text)
  const isInFryer = /\bair[- ]fr(?:yer|y)\b/iu.test(text) && !/\boven\b/iu.test(text)
  const sentences = text
    .replace(otherThings, ' ')
    .replace(eitherMachine, '$1')
    .replace(grillOrPan, 'grill pan')
    .split(/(?<=[.;:!?])\s+|\n/u)
    .filter((sentence) => !isAgainst.test(sentence) && !keepsWarm.test(sentence))
  const needed = equipment.filter(
    (each) =>
      (each !== 'oven' || !(isOnlyWarm || isInFryer)) &&
      sentences.some((sentence) => isNeeded(sentence, proofs[each])),
  )
  // What stands in the food processor is blended there.
  const isBlendedThere = needed.includes('food processor') && !/\bblender\b/iu.test(text)
  return isBlendedThere ? needed.filter((each) => each !== 'blender') : needed
}
