/** Letters of the shortest word that may be misspelt by one, and by two letters. */
const shortestByOne = 6
const shortestByTwo = 11

/** How many letters of a word may be wrong. */
function lettersWrong(word: string): number {
  if (word.length < shortestByOne) return 0
  return word.length < shortestByTwo ? 1 : 2
}

/**
 * How many letters were added, left out, changed or swapped with their neighbour between two words
 * (optimal string alignment); `most + 1` where it is more than `most`.
 */
export function lettersBetween(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let at = 1; at <= left.length; at++) {
    const row = [at]
    for (let to = 1; to <= right.length; to++) {
      const isSame = left[at - 1] === right[to - 1]
      const isSwapped = left[at - 1] === right[to - 2] && left[at - 2] === right[to - 1]
      const ways = [
        (last[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + 1,
        (last[to - 1] ?? 0) + (isSame ? 0 : 1),
      ]
      if (isSwapped && at > 1 && to > 1) ways.push((beforeLast[to - 2] ?? 0) + 1)
      row.push(Math.min(...ways))
    }
    if (Math.min(...row) > most) return most + 1
    beforeLast = last
    last = row
  }
  return last[right.length] ?? most + 1
}

/** The words of a list that one word may be a misspelling of. People get the first letter right. */
export function wordsMeant(word: string, words: Iterable<string>): string[] {
  const most = lettersWrong(word)
  if (most === 0) return []
  const meant: string[] = []
  for (const each of words) {
    if (each[0] !== word[0] || each.length < shortestByOne) continue
    if (lettersBetween(word, each, most) <= most) meant.push(each)
  }
  return meant
}
