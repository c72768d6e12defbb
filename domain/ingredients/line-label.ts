import { digit } from './amount.ts'

const uses = String.raw`optional|garnish(?:es|ing)?|serv(?:e|ing)|toppings?|add[ -]?ins?|mix[ -]?ins?|extras?|accompaniments?|decorat(?:e|ion|ing)|finish(?:ing)?|dip(?:ping)?|drizzl(?:e|ing)|sprinkl(?:e|ing)`
const parts = String.raw`sauce|dressing|wash|marinade|filling|glaze|frosting|icing|crust|dough|batter|salad|rub|base|syrup|vinaigrette|soup|stew`

/** "To serve:", "Optional toppings:", "q.b. di": what a thing is for, before it. */
const ofUse = new RegExp(
  String.raw`^(?:(?:optional|suggested|additional|extra|to|for|for the|burger|taco|bowl|pizza)\s+)?(?:${uses})(?: (?:with|suggestions?|ideas?|options?))?\s*:\s*(?=\S)|^optional(?: [\p{L} -]{1,30})?(?::| -)\s*(?=\S)|^for (?:the )?[\p{L} -]{2,25}:\s*(?=\S)|^q\.\s?b\.\s+(?:di\s+)?`,
  'iu',
)
/** "Dressing: 2 tbsp olive oil": the part of the dish that a thing goes into. */
const ofPart = new RegExp(
  String.raw`^(?:for (?:the )?)?(?:[\p{L}-]+ )?(?:${parts})\s*:\s*(?=${digit}.*\p{L}{4})`,
  'iu',
)

/** "Top with club soda", "garnish with a lime wheel", "serve over rice". */
const isToBe =
  /^(?:top(?: up| off)?|finish|fill(?: up)?|garnish(?:ed)?|serve[sd]?|rim(?:med)?|drizzle|sprinkle|dust|topped) with:? (?=\p{L}|\d)|^serve[sd]? (?:over|on|in|alongside) (?=\p{L}|\d)/iu

/** A line without what its group is called, where that stands before it. */
export function withoutLabel(line: string): string {
  const bare = line.replace(isToBe, '')
  if (!/[:.]| -/u.test(bare)) return bare
  return bare.replace(ofUse, '').replace(ofPart, '')
}
