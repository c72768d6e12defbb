/** Words that no bowl, oven, kettle, microwave or toaster can do. */
const atHob =
  /\b(?:(?:low|lowest|medium|medium-low|medium-high|high|highest|gentle|moderate)(?: to (?:medium|high))? heat|over (?:a|the) (?:low|high|gentle) flame|over (?:low|medium|high)(?:-(?:low|high))?|(?:off|from) the (?:heat|stove|hob)|straight from the pot)\b|\bheat \d+ cm\b[^.;]*\boil\b|\bboil (?:a|an)\b|\bheat (?:a|the|your)(?: [\p{L}-]+){0,2} (?:pan|pot)\b|\b(?:simmer|sauté|stir-fry|deep-fry|sear|parboil|blanch|poach)\b|\b(?:fry|brown|boil) (?:it|them|the|in|for|until|\d)|\b(?:in|into) (?:gently )?(?:simmering|boiling)(?: salted)? water\b|\b(?:bring|comes?|return)\b[^.;]*\b(?:the |a )?(?:boil|simmer)\b|\b(?:cook|cooked|boiled)\b[^.;]*\bboiling (?:salted )?water\b|\b(?:a|the|your|dry|wide|hot|large|small|heavy|frying|wiped|same|second|widest)(?: [\p{L}-]+)? (?:pan|saucepan|skillet|wok|griddle)\b[^.;]*\b(?:heat|hot|melt|warm|toast|cook|fry|foam|sizzles?)\b|\b(?:heat|warm|melt|toast|cook|fry|put)\b[^.;]*\b(?:in|into|to) (?:a|the|your)(?: [\p{L}-]+){0,3} (?:pan|saucepan|skillet|wok|griddle|pot)\b/iu
/** Tins and dishes that go into an oven, and machines with a heat of their own. */
const elsewhere =
  /\b(?:roasting|baking|cake|loaf|muffin|springform|tart|bread|sheet)[ -]?pans?\b|\b(?:slow|pressure|rice) cooker\b|\bair[- ]fr(?:yer|y)\b|\b(?:barbecue|grill)\b/giu
/** One of two ways is enough: "in a dry pan or in the oven". */
const orInOven = /\bpan,? or (?:in )?(?:the|a)(?: hot)? (?:oven|toaster|microwave)\b/iu
/** What is not done, or done by the microwave. */
const isAgainst =
  /\bno (?:stove|hob|cooking|heat)\b|^(?:a|an|the) [\w ]+ would\b|\bmicrowave\b|\b(?:put|set|leave) (?:a|the)\b[^.;]*\bpan in the oven\b/iu

/** Whether a dish is cooked on a stove, a hob or a ring, by the words of its steps. In doubt it is. */
export function needsStove(steps: readonly string[]): boolean {
  return steps
    .join('\n')
    .split(/(?<=[.;:!?])\s+|\n/u)
    .filter((sentence) => !isAgainst.test(sentence) && !orInOven.test(sentence))
    .some((sentence) => atHob.test(sentence.replace(elsewhere, ' ')))
}
