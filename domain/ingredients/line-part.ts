/** What of a thing a line asks for, where it does not want the whole. */
export type Part = 'juice' | 'zest' | 'yolk' | 'white'

const partWords: readonly (readonly [part: Part, words: string])[] = [
  ['juice', 'juices?|saft|jus|zumo|jugo|succo'],
  ['zest', 'zest|rind|peel|schale|abrieb|zeste|ralladura|cascara|cáscara|scorza|buccia'],
  ['yolk', 'yolks?|eigelb|jaunes?|yemas?|tuorl[oi]'],
  ['white', 'whites?|eiweiss|eiweiß|blancs?|claras?|album[ei]'],
]
const anyPart = partWords.map(([, words]) => words).join('|')
const ofWhole = String.raw`of|from|von|aus|de|d['’]|di|del|dell['’]`
const before = String.raw`(?:(?:the|le|la|el|il|der|die|das)\s+)?(?:(?:finely|freshly|coarsely)\s+)?(?:(?:(?:long |wide |thin )?strips|grated|squeezed|strained|pared|slivered|shredded|minced|chopped|fine|strips? of)\s+)?`
const leading = new RegExp(
  String.raw`^${before}(${anyPart})(?:\s*(?:,|and|&|\+|plus|und|et|y|e)\s*${before}(${anyPart}))?\s+(?:(?:${ofWhole})\s*(?=\S)|(?=[\d½¼¾.]|ein))`,
  'iu',
)

function partOf(word: string): Part | null {
  const found = partWords.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(word))
  return found?.[0] ?? null
}

/** "Leaves from 4 sprigs thyme": what is taken off, of a thing that is needed whole. */
const takenOff =
  /^(?:the )?(?:(?:freshly )?(?:picked|chopped) )?(?:leaves|needles|stems|stalks|fronds|tops|(?:muscle )?trimmings|meat|flesh|kernels|seeds|pulp|florets|(?:juice|zest) and (?:pulp|seeds))(?: cut| scraped| scraped out| picked| stripped)? (?:from|of) (?=[\d½¼¾]|an? |one |two |three |(?:small|large) (?:bunch|handful))/iu

/**
 * "Juice of 1 lemon" → the juice, of "1 lemon". "Zest and juice of 2 limes" takes the whole fruit, so no
 * part is named. Only what a number or an article follows is read so: "peel of chilli" stays a name.
 */
export function readPart(text: string): { part: Part | null; text: string } {
  const found = leading.exec(text)
  if (found === null) return { part: null, text: text.replace(takenOff, '') }
  const rest = text.slice(found[0].length)
  if (
    !/^(?:about |approx\.? |~)?(?:[\d½¼¾⅓⅔]|\.\d|an?\s|half\b|one\b|two\b|three\b|four\b|ein|une?\b|una\b|uno\b|un['’]|dos\b|due\b|deux\b|zwei\b|medio\b|media\b|mezz)/iu.test(
      rest,
    )
  )
    return { part: null, text }
  const part = found[2] === undefined ? partOf(found[1] ?? '') : null
  return { part, text: rest }
}
