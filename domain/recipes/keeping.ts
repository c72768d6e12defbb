/** How long something keeps in one place. */
export interface KeepsFor {
  days: number
  /** What that holds for, where it is not the whole dish as served: "raw", "without the almonds". */
  only: string | null
}

/**
 * What a recipe's words about storage say of the dish. What they do not say is not known: a place that is left out
 * is neither good nor bad. `part` is a dish of which only parts keep, `eaten-fresh` one that does not keep for a day.
 */
export interface Keeping {
  kind: 'keeps' | 'part' | 'eaten-fresh' | 'unknown'
  fridge?: KeepsFor
  freezer?: KeepsFor
  room?: KeepsFor
  /** `no` where freezing spoils it, `part` where something of it freezes: its sauce, its dough. */
  freezable: 'yes' | 'part' | 'no' | 'unknown'
}

type Place = 'fridge' | 'freezer' | 'room'

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const daysPer: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }

const length = String.raw`(?<count>\d+|an?|${numbers.join('|')})(?: or (?:\d+|two|three))? (?<unit>day|week|month)s?\b`
/** Counts from elsewhere, or how long until something else: "within two days", "a day ahead". */
const span = new RegExp(
  String.raw`(?<!\b(?:half|within|than|every|after|before|the|on|good for)\s)\b${length}(?! (?:ahead|before|later|old|raw)\b)`,
  'giu',
)
const withinADay =
  /\b(?:eat|eaten)(?: it| them)? (?:the next day|tomorrow|by tomorrow|within a day)\b/iu

const places: readonly (readonly [Place, RegExp])[] = [
  ['freezer', /\bfreezer|\bfrozen\b|\bfreezes?\b/iu],
  ['fridge', /\bfridge|\bcold$|\bcold\b(?= and)|^cold\b/iu],
  ['room', /\broom temperature|\btin\b|\bjar\b|\bcounter\b|\bopen bowl\b|\bcloth\b/iu],
]

const unfreezable =
  /\b(?:don[’']t|do not|does not|doesn[’']t|never) (?:freeze|like the freezer)\b|\b(?:turns?|go(?:es)?) (?:\w+ )?\w+ in the freezer$/iu

/** "3 months frozen", "they freeze well"; not "cook from frozen" */
const freezes = /\bfreezes?\b|\bin the freezer\b|(?<!\bfrom |\bit |\bthem )\bfrozen\b/iu

/** Opens what is said of the whole dish. */
const aboutDish = new RegExp(
  String.raw`^(?:(?:even |much )?better (?:tomorrow|the next day)\W+)?(?:(?:up to|about|frozen whole|cooked|fried|baked|covered|wrapped|boxed|chilled|cold|shaped and raw|breaded and raw|without (?:the|its|their) \w+),? )*(?:(?:keep )?${length}|it\b|they\b|these\b|this\b|keeps\b|best\b|tastes\b|freezes\b|freeze the raw\b|(?:keep|eat|cool|chill|pack|stack|spread|freeze|store|wrap|press|pick) (?:it|them|what is left|leftovers)\b|stacked\b)`,
  'iu',
)
/** "1 day in the fridge for the rice" */
const forAPart = /\bin the fridge for the\b|\bfor the sauce\b/iu
const aboutPart = /\b(?:keeps?|freezes?|lasts?|stays?|is good|are good|ones?)\b|^freeze\b/iu

const eatenFresh = new RegExp(
  [
    String.raw`^(?:no|none|nothing)\b|\bnothing to keep\b|\bmade and eaten\b`,
    String.raw`\b(?:does|do|will|should|can)(?:n[’']t| ?not)(?: be)? (?:keep|kept|wait|reheat)\b`,
    String.raw`\b(?:not to be|too quickly to be) kept\b|\bas long as it takes to eat\b|\bnot for the fridge\b`,
    String.raw`\b(?:eat|drink|finish|made|make it|fry them|fry it)\b[^.,;]*\b(?:at once|now|hot|warm|fresh|today|tonight|all|same (?:day|evening)|from the (?:pan|hand)|the day|within (?:the|two) hours?|when|eaten)\b`,
    String.raw`\bfor (?:now|today)\b|\bwaits? (?:for nobody|an hour)|\b(?:a few|two) hours\b|\bhalf a day\b|\bhours? (?:in the fridge )?at (?:most|best)`,
    String.raw`\b(?:best|good) (?:at once|now|right away|today|on the day|from the pan|within|for an hour)\b|\bat (?:its|their) best (?:from|in|within)\b`,
    String.raw`\bwithin the hour, so\b|\b(?:go limp|turn hard) (?:in minutes|by evening)\b`,
  ].join('|'),
  'iu',
)

/** What is left away, or how it is when it goes in. */
const condition =
  /\bwithout (?:the|its|their) [^.,;]+?(?= (?:and|or|in the|keeps?|they|it|\d+)\b|[.,;]|$)|\bbefore [^.,;]+ goes? in\b|\bapart from the \w+|\b(?:raw|unbaked)\b(?! topping)/iu
/** "3 days cooked", "baked or not" */
const isReady = /\b(?:cooked|fried|baked)\b/iu

function daysOf({ groups }: RegExpExecArray): number {
  const count = groups?.['count']?.toLowerCase() ?? ''
  const inWords = numbers.indexOf(count) + 1
  const value = /^an?$/u.test(count) ? 1 : inWords > 0 ? inWords : Number(count)
  return value * (daysPer[groups?.['unit']?.toLowerCase() ?? ''] ?? 1)
}

const placeIn = (words: string): Place | undefined =>
  places.find(([, pattern]) => pattern.test(words.trim()))?.[0]

interface Stay extends KeepsFor {
  place: Place
}

/** The lengths of one sentence, each with the place that is named behind it, or before it: "Freeze it, 2 months". */
function staysIn(sentence: string): Stay[] {
  const found = [...sentence.matchAll(span)]
  return found.flatMap((each, index) => {
    const ahead = sentence.slice(index === 0 ? 0 : (found[index - 1]?.index ?? 0), each.index)
    const behind = sentence.slice(each.index, found[index + 1]?.index)
    const place = placeIn(behind) ?? placeIn(ahead)
    const [only = null] = isReady.test(behind)
      ? []
      : (condition.exec(behind) ?? condition.exec(sentence.slice(0, found[0]?.index)) ?? [])
    return place === undefined
      ? []
      : [{ place, days: daysOf(each), only: only?.trim().toLowerCase() ?? null }]
  })
}

/** What holds for the whole dish goes before what holds for some of it. */
function setStay(keeping: Keeping, { place, days, only }: Stay): void {
  const known = keeping[place]
  if (known === undefined || (known.only !== null && only === null)) keeping[place] = { days, only }
}

/** "Then bag them; 2 months" goes on from what stands before it. */
const sentencesOf = (storage: string) =>
  storage
    .replace(/; (?=\d+ months?(?:\.|$))/gu, ', ')
    .split(/(?<=[.!?;:])\s+/u)
    .map((sentence) => sentence.replace(/[.!?;:]+$/u, ''))

/** Reads how a dish keeps from what its recipe says of storage. */
export function keepingIn(storage: string): Keeping {
  const keeping: Keeping = { kind: 'unknown', freezable: 'unknown' }
  const sentences = sentencesOf(storage)
  let keepsAPart = false
  for (const sentence of sentences) {
    const stays = staysIn(sentence)
    if (unfreezable.test(sentence)) {
      keeping.freezable = 'no'
      if (stays.length === 0) continue
    }
    const isOfDish = aboutDish.test(sentence) && !forAPart.test(sentence)
    if (isOfDish) for (const stay of stays) setStay(keeping, stay)
    else if ((aboutPart.test(sentence) || forAPart.test(sentence)) && sentence.search(span) >= 0)
      keepsAPart = true
    if (isOfDish && stays.length === 0 && withinADay.test(sentence)) {
      setStay(keeping, { place: 'fridge', days: 1, only: null })
    }
    if (keeping.freezable !== 'no' && freezes.test(sentence)) {
      keeping.freezable = isOfDish || keeping.freezable === 'yes' ? 'yes' : 'part'
    }
  }
  if ([keeping.fridge, keeping.freezer, keeping.room].some((stay) => stay !== undefined)) {
    keeping.kind = 'keeps'
  } else if (keepsAPart) keeping.kind = 'part'
  else if (sentences.some((each) => eatenFresh.test(each))) keeping.kind = 'eaten-fresh'
  return keeping
}
