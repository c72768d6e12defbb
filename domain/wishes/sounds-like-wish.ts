/** How people begin when they tell what they would like. No dish is called so. */
const openers =
  /\b(?:something|anything|i(?:['’]?m| am)? (?:want|need|crave|craving|feel like|would like|would love|looking|in the mood)|i['’]d (?:like|love)|can i (?:have|make|get|cook)|could i|what (?:can|could|should|shall|do|to) |give me|show me|find me|looking for|how about|do you have|is there|are there|ideas? for|(?:dish|dishes|meals?|recipes?|dinner|lunch|breakfast|dessert|snack|starter) (?:that|which|for|without|i can))\b/iu
const fewestWords = 3
const space = /\s+/u

/** Whether words of a search sound like a wish and not like the name of a dish: only then it is worth to read them as one. */
export function soundsLikeWish(text: string): boolean {
  return openers.test(text) && text.trim().split(space).length >= fewestWords
}
