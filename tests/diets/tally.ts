import { avoidable } from '#domain/ingredients/vocabulary.ts'
import type { Contents } from '#domain/ingredients/contents.ts'
import { foodDiets, type TableRow } from './read-table.ts'

/** One statement that does not stand: of what, about what. */
export interface Finding {
  of: string
  about: string
}

/** What a part of the proof came to. */
export interface Tally {
  /** Statements and offers that were looked at. */
  checked: number
  /** Called safe, or offered, where the table says that it is not, or that this differs. */
  falselySafe: Finding[]
  /** Statements that the table decides, and that are decided likewise. */
  decided: number
  /** Statements that the table decides, and of which nothing is said. */
  abstained: Finding[]
  /** Called unsafe where the table says that it is safe: careful, but one of the two is wrong. */
  disputed: Finding[]
  /** Statements of which the table says nothing yet. */
  unjudged: number
}

export function emptyTally(): Tally {
  return { checked: 0, falselySafe: [], decided: 0, abstained: [], disputed: [], unjudged: 0 }
}

export function sumOf(tallies: readonly Tally[]): Tally {
  return {
    checked: tallies.reduce((sum, each) => sum + each.checked, 0),
    decided: tallies.reduce((sum, each) => sum + each.decided, 0),
    unjudged: tallies.reduce((sum, each) => sum + each.unjudged, 0),
    falselySafe: tallies.flatMap((each) => each.falselySafe),
    abstained: tallies.flatMap((each) => each.abstained),
    disputed: tallies.flatMap((each) => each.disputed),
  }
}

/** Paleo has no law and no label: what the table leaves open of it is open. */
const openDiets: readonly string[] = ['paleo']

/** What is said of a food or a dish, against what the table knows of it. */
export function judgeStatements(
  of: string,
  said: Contents & { diets: readonly string[] },
  known: Pick<TableRow, 'holds' | 'keeps'>,
): Tally {
  const tally = emptyTally()
  for (const word of avoidable) {
    const about = `without ${word}`
    const held = known.holds[word]
    if (held === 'unjudged') {
      tally.unjudged++
      continue
    }
    tally.checked++
    const isFree = said.freeOf.includes(word)
    if (isFree && held !== 'no') tally.falselySafe.push({ of, about })
    else if (held === 'no' && said.contains.includes(word)) tally.disputed.push({ of, about })
    else if (held !== 'differs') {
      if (isFree || said.contains.includes(word)) tally.decided++
      else tally.abstained.push({ of, about })
    }
  }
  for (const diet of foodDiets) {
    tally.checked++
    const isClaimed = said.diets.includes(diet)
    const kept = known.keeps[diet]
    if (isClaimed && (kept === 'no' || (kept === 'differs' && !openDiets.includes(diet)))) {
      tally.falselySafe.push({ of, about: diet })
    } else if (kept === 'no' || (kept === 'yes' && isClaimed)) tally.decided++
    else if (kept === 'yes') tally.abstained.push({ of, about: diet })
  }
  return tally
}
