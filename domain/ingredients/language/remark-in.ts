import { foldText } from '../normalise.ts'
import { compiled } from './compiled.ts'
import { describesIn } from './english-name.ts'
import type { NameOf } from './name-in.ts'
import type { LanguageWords } from './words.ts'

/** "zucchero a velo per spolverare": how far a name goes on behind a word that begins remarks; 0 where it does not. */
function endOfName(head: string, at: number, words: LanguageWords, nameOf: NameOf): number {
  const ends = [...head.matchAll(/(?=\s|$)/gu)].map(({ index }) => index)
  const end = ends.findLast((each) => {
    const isName = each > at && nameOf(head.slice(0, each)) !== null
    const rest = head.slice(each)
    const isEnd = rest.search(compiled(words).remarks) === 0 || describesIn(rest, words)
    return isName && isEnd
  })
  return end ?? 0
}

/** Where the first remark begins, -1 where there is none. "Oder" begins one only where it offers no other thing. */
export function remarkAt(head: string, words: LanguageWords, nameOf: NameOf): number {
  const { or, remarks, joints } = compiled(words)
  let from = 0
  for (;;) {
    const found = head.slice(from).search(remarks)
    if (found === -1) return -1
    const at = from + found
    const rest = head.slice(at)
    const joint = or.exec(rest)
    const isOffer = joint?.index === 0 && !describesIn(rest.slice(joint[0].length), words)
    const end = isOffer ? at + joint[0].length - 1 : endOfName(head, at, words, nameOf)
    if (end === 0) {
      // "épluchées et coupées en rondelles"
      const [before = ''] = /\s\p{L}+$/u.exec(head.slice(0, at)) ?? []
      return joints.has(foldText(before)) ? at - before.length : at
    }
    from = end
  }
}
