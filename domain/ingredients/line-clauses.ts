import { isDescriptor } from './descriptors.ts'
import { isAdverb, isPreparation, isSize } from './line-words.ts'
import { foldText, normalise } from './normalise.ts'

/** What follows a name without a comma and says what it is for, or how it is to be. */
const purposes = [
  String.raw`weighing (?=(?:about |approx\.? |around |roughly )?\d)|(?:with )?(?:seeds?|(?:foot |tough )?muscles?|stones?|skins?|bones?|pits?|stems?|stalks?|cores?|rinds?|crusts?|fat|leaves|tops?|ends?|shells?|tails?|membranes?)(?: (?:and|&|or) (?:seeds?|stones?|skins?|bones?|pits?|stems?|ribs|membranes?|pith|cores?|tails?|shells?|veins?))? (?:removed|discarded|reserved|trimmed)|out of (?:their|the) (?:shells?|skins?)|[io]n (?:their|the|its) (?:half[ -])?(?:shells?|husks?|pods?|jackets)\b|for (?!.*\bfor\b)|\+ |(?:and|&) (?=[\d½¼¾⅓⅔⅛])|plus\b|such as\b|e\.? ?g\b|for example\b|available (?:from|at|in|online)\b|suitable for\b|preferably\b|ideally\b|like (?=\p{L}+(?: \p{L}+)?(?:,|$| or\b))|(?:at )?room[ -]temp`,
  String.raw`to (?:taste|serve|garnish|finish|decorate|coat|cover|dust|grease|drizzle|sprinkle|make|your|top|bind|fry|glaze|brush|accompany|thin|thicken|season|adjust|fill|line|loosen|mix|roll|cook|boil|deglaze|assemble|blend|pan-fry|deep-fry|toss|saut[eé]|sear|roast|baste|dip|spread|scatter|spoon|stir|add|moisten|come|reach|submerge|immerse|toast|rub|marinate|thread|wrap|help|sweeten)\b`,
  // How it is cut, and in what, and how long it is.
  String.raw`(?:[\d½¼¾⅓⅔⅛/]+ (?:to |or |- ))?[\d½¼¾⅓⅔⅛/-]+[ -](?:inch(?:es)?|in\.|cm|mm) (?:long|thick|wide|in diameter)\b`,
  String.raw`(?:well |thinly |finely |roughly |coarsely |lightly )?(?:cut|broken|torn|sliced|chopped|split|divided|separated|removed|picked|halved|quartered) (?:in|into|from|off|on|length(?:wise|ways)|cross(?:wise)?|very|thin(?:ly)?|fine(?:ly)?)\b`,
  String.raw`used (?:for|in|to)\b|chopped with\b|(?:well |lightly )?(?:dissolved|simmered|mixed|dipped|soaked|tossed|stirred|moistened|dredged|rubbed|packed|weighing|reserved|rinsed|drained|peeled|cooked|beaten|blended|combined|steeped|diluted|melted|tied|fried|stuck|studded|defrosted) (?:in|into|together|briefly|at|with|from|according|until|and|well|to)\b`,
  String.raw`in (?:half|halves|one piece|(?:[\p{L}\p{N}/-]+ )?(?:dice|chunks|cubes|pieces|strips|slices|wedges|rings|quarters|rounds|florets))\b`,
  // How much of it, and what it may be.
  String.raw`if\b|as (?:needed|required|desired|necessary|per \p{L}+)|according to\b|or (?:more|less|so|to taste|as (?:needed|required)|enough)\b|as (?:a |an )?(?:garnish|accompaniment|topping|decoration|side)|(?:that )?you can (?:find|get|afford)|about\b|approx|roughly (?=[\d½¼¾⅓⅔⅛])|from (?:a|an|the|about|large|medium|small|above|below|one|two|half|roughly|\d)|made (?:from|with)|(?:white|green|pale|light)(?: (?:and|&) (?:some )?(?:light |pale )?(?:green|white))? parts?\b|left (?:whole|in)|each\b|only\b|optional\b|per (?:person|serving)`,
  String.raw`(?:homemade|home-made|store-?bought) or\b|(?:adjust|add (?:more|to taste))\b|see (?:note|above|below|recipe|steps?|tips?|page)|recipe (?:below|above|follows|here|in)|(?:aka|a\.k\.a\.|also known as|also called)\s|depending on|not (?:packed|drained|too)\b|I (?:use|like|prefer)|that (?:is|are|has|have|was|were)\b|which\b|any (?:kind|type|brand|variety|colou?r)\b`,
  String.raw`with (?:a (?:little|bit of|splash of) |some |extra |its |their |the )?(?:extra |some )?(?:own |canning |soaking |packing )?(?:juices?|sauce|liquid|oil|brine|adobo|fat|water)$`,
  // In other languages.
  String.raw`a gusto|al gusto|au gout|au goût|q\.?\s?b\.?(?=\s|$)|nach (?:belieben|geschmack|wunsch)|zum\b|zur\b|pour (?:garnir|servir|d[ée]corer|la|le)|para\b|per (?:guarnire|decorare|servire|la|il)|facultati|optionnel|opcional|facoltativ|opzional`,
]
const purpose = new RegExp(String.raw`\s(?:${purposes.join('|')})`, 'iu')

/** What only the thing that it comes from tells. */
const poured = /^(?:(?:(?:cooking|soaking) )?liquid|juices?|brine|drippings|syrup|marinade)$/iu

/** The text up to what it is for, and that. */
export function partAtPurpose(text: string): { head: string; purpose: string } {
  const found = purpose.exec(text)
  if (found === null || found.index === 0) return { head: text, purpose: '' }
  const head = text.slice(0, found.index)
  // "Brine from the capers" is no other brine.
  if (/^ from (?:a|the)/iu.test(found[0]) && poured.test(head)) return { head: text, purpose: '' }
  // "Extra-large peeled and deveined shrimp": what it is comes behind.
  const isDone =
    /^ (?:(?:peeled|rinsed|drained|cooked|soaked) and|(?:white|green|pale|light)(?: \S+){0,2} parts?)\b/iu.test(
      found[0],
    )
  if (isDone && onlyDescribes(head.replace(/,/gu, ' '))) return { head: text, purpose: '' }
  return { head, purpose: text.slice(found.index).trim() }
}

/** Folded words that describe what follows a comma, too: "mild, fruity olive oil". They may change what it is. */
const adjectives = new Set(
  `mild strong long short canned tinned smoked low sodium gluten free fruity light dark crusty juicy dry dense
  firm tender young sharp tart sweet salty spicy rich creamy thick thin heavy stale cured wet plump crisp crunchy
  tangy medium slender meaty pale golden day old stoneground unbleached aromatic reduced fat quality unsweetened seedless
  skin on bone in not too dried fine coarse style fast action ready to eat shop store bought jarred bottled flaky salted unsalted
  chunky boiled soft industrial plain wide flat curly`.split(/\s+/u),
)

const nothing = () => ''

/** Whether a text only describes: "boneless", "large", "finely chopped", "fresh". */
export function onlyDescribes(text: string, adjectivesToo = false): boolean {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  return words.every((word) => {
    const folded = foldText(word)
    if (isAdverb(folded) || isSize(folded) || isPreparation(folded, nothing)) return true
    if (word.includes('-')) {
      if (isPreparation(word.toLowerCase(), nothing)) return true
      if (/^(?:store|shop|home)-(?:bought|made)$/iu.test(word)) return true
    }
    return normalise(word)
      .split(' ')
      .every((each) => isDescriptor(each) || (adjectivesToo && adjectives.has(each)))
  })
}

const notAName =
  /\b(?:at|with|cut|for|to|if|part|parts|skin|skins|plus|preferably|such|from|optional|into|like|see|about|well|left|then|but|not|tips?|removed|on|only|the|as|is|are|your|more|less|depending|each|both|enough|mixture|sizes|colou?rs|combination|used?|brand|out|off|discarded|reserved|prepared|wrapped|ones?|portions?|(?<!(?:neck|beef|veal|chicken|fish|soup|marrow) )bones?|shells?|tails?|note|recipe|follows|page|until)\b|\d|^(?:white|green)(?: (?:and|or|&|parts?|portions?|sections?|tops?|ends?)\b|$)|^(?:stems?|leaves|tops?|stalks?|seeds|juice|zest|rind|yolks?|whites)(?:\s|$)|^(?:homemade|store-bought|fresh)$/iu

/** "Your favorite oil", "stock of your choice". */
const ofChoice = /^(?:your |a )?(?:favou?rite|preferred) (?=\S)| of (?:your )?choice$/iu

/** Whether a text may be the name of another thing, as in "milk, cream or water". */
export function mayBeName(text: string): boolean {
  const bare = text
    .trim()
    .replace(ofChoice, '')
    .replace(/(?:bone|skin)-(?:in|on) /iu, '')
  const words = bare.split(/\s+/u)
  if (words.length > 4 || bare === '' || notAName.test(bare)) return false
  return !words.some((word) => {
    const folded = foldText(word)
    return isAdverb(folded) || isPreparation(folded, nothing)
  })
}
