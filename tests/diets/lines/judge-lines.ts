import { readFile } from 'node:fs/promises'
import { avoidable, type Avoidable, isAvoidable } from '#domain/ingredients/vocabulary.ts'
import { knownBy } from '../read-table.ts'
import { decideLine, type Knowledge } from './decisions.ts'

/** A line of a recipe, and what a person who knows food and labels says of it; free of all that is judged and not named. */
export interface LabelledLine {
  line: string
  contains: readonly Avoidable[]
  /** Some makers or recipes put it in and others do not. */
  varies: readonly Avoidable[]
  /** Whether it also judges what only the further columns name. */
  isJudged: boolean
}

export interface LineWord {
  line: string
  word: Avoidable
}

/** Pairs of a line and a word. */
export interface LinesJudged {
  checked: number
  /** Free by the app, and not by the label. */
  falselySafe: LineWord[]
  /** In it by the app, free by the label. */
  disputed: LineWord[]
  /** Known to the label, and the app says the same. */
  decided: number
  /** Known to the label, not known to the app. */
  abstained: LineWord[]
  /** Pairs of which the label says nothing yet. */
  unjudged: number
}

const header = 'line,contains,varies'
const furtherHeader = `${header},further_contains,further_varies`
const row = /^(?:"((?:[^"]|"")+)"|([^",]+)),([a-z;-]*),([a-z;-]*)(?:,([a-z;-]*),([a-z;-]*))?$/u

function wordsOf(cell: string): Avoidable[] {
  return (
    cell
      .split(';')
      // `-` says that somebody looked, and found none.
      .filter((word) => word !== '' && word !== '-')
      .map((word) => {
        if (!isAvoidable(word)) throw new Error(`“${word}” is nothing that a diet avoids`)
        return word
      })
  )
}

function parseRow(text: string): LabelledLine {
  const [, quoted, plain = '', contains = '', varies = '', more = '', perhaps = ''] =
    row.exec(text) ?? []
  const line = quoted?.replaceAll('""', '"') ?? plain
  if (line === '') throw new Error(`This row is not “${header}”: ${text}`)
  const label = {
    line,
    contains: [...wordsOf(contains), ...wordsOf(more)],
    varies: [...wordsOf(varies), ...wordsOf(perhaps)],
    isJudged: more !== '' || perhaps !== '',
  }
  const both = label.contains.filter((word) => label.varies.includes(word))
  if (both.length > 0) throw new Error(`${both.join()} is both contained and varying: ${text}`)
  return label
}

/** The labelled lines of a CSV text; it throws on a row that is none, and on a word that is none. */
export function parseLabelled(csv: string): LabelledLine[] {
  const [first, ...rows] = csv.split(/\r?\n/u).filter((each) => each !== '')
  if (first !== header && first !== furtherHeader)
    throw new Error(`The first row is not “${header}”`)
  return rows.map(parseRow)
}

/** Our own lines. */
export async function readOwnLines(): Promise<LabelledLine[]> {
  return parseLabelled(await readFile(new URL('own.csv', import.meta.url), 'utf8'))
}

/** Compares what the app decides of each line with its label. */
export function judgeLines(lines: readonly LabelledLine[], knowledge: Knowledge): LinesJudged {
  const judged: LinesJudged = {
    checked: 0,
    falselySafe: [],
    disputed: [],
    decided: 0,
    abstained: [],
    unjudged: 0,
  }
  for (const label of lines) {
    const { line } = label
    const decisions = decideLine(line, knowledge)
    for (const word of avoidable) {
      const held = knownBy(word, label)
      if (held === 'unjudged') {
        judged.unjudged++
        continue
      }
      judged.checked++
      const decision = decisions.get(word)
      const isContained = held === 'yes'
      const isFree = held === 'no'
      if (decision === 'free' && !isFree) judged.falselySafe.push({ line, word })
      else if (decision === 'contains' && isFree) judged.disputed.push({ line, word })
      else if (decision === 'not known' && (isContained || isFree)) {
        judged.abstained.push({ line, word })
      } else if (isContained || isFree) judged.decided++
    }
  }
  return judged
}
