import { useLayoutEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { t } from '#domain/texts/t.ts'
import { toast } from '#web/ui/toast.ts'
import {
  keysAfter,
  movedRow,
  typedRows,
  withoutRow,
  withRowBack,
  type ReadPasted,
} from './row-changes.ts'
import type { RowWords } from './row-words.ts'

/** The rows as they are by then: more may have been typed since it was asked for. */
export type ChangeRows = (change: (rows: readonly string[]) => readonly string[]) => void

interface UseRows {
  rows: readonly string[]
  onRows: ChangeRows
  readPasted: ReadPasted
  words: Pick<RowWords, 'moved' | 'removed'>
}

/** What of a row has the focus once it is drawn. */
type Focus =
  | { row: number; on: 'text'; at: number }
  | { row: number; on: 'change' | 'up' | 'down'; at?: never }

const whole = Number.MAX_SAFE_INTEGER

/** Whether its text stands on one line of the screen, which the arrow keys leave at once. */
function isOneLine(text: HTMLTextAreaElement): boolean {
  return text.clientHeight < 2 * Number.parseFloat(getComputedStyle(text).lineHeight)
}

/** Clear of the keys of a touch screen and of the bars at the foot, by the margin that every field has. */
const reveal = (part: Element | null | undefined) => part?.scrollIntoView({ block: 'nearest' })

/** Rows of text that are typed, pasted, moved and taken away; each keeps its key, and the focus goes where one types on. */
export function useRows({ rows, onRows, readPasted, words }: UseRows) {
  const list = useRef<HTMLOListElement & HTMLUListElement>(null)
  const focus = useRef<Focus | null>(null)
  /** What was typed at its end, and may have become higher by it. */
  const grown = useRef<HTMLElement | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const [known, setKnown] = useState(() => ({ rows, keys: rows.map((_, index) => index) }))
  let { keys } = known
  if (known.rows !== rows) {
    keys = keysAfter(known.rows, known.keys, rows)
    setKnown({ rows, keys })
  }

  function takeFocus({ row, on, at }: Focus) {
    const part = list.current?.children.item(row)?.querySelector<HTMLElement>(`[data-part=${on}]`)
    part?.focus()
    if (part instanceof HTMLTextAreaElement && at !== undefined) part.setSelectionRange(at, at)
    reveal(part)
  }
  useLayoutEffect(() => {
    if (focus.current !== null) takeFocus(focus.current)
    else if (grown.current !== null) reveal(grown.current)
    focus.current = null
    grown.current = null
  })

  function write(row: number, event: ChangeEvent<HTMLTextAreaElement>) {
    const { value } = event.target
    const typed = typedRows(rows[row] ?? '', value, readPasted)
    if (typed === null) {
      if (event.target.selectionEnd === value.length) grown.current = event.target
      onRows((all) => all.with(row, value))
      return
    }
    focus.current = { row: row + typed.caret.row, on: 'text', at: typed.caret.at }
    onRows((all) => all.toSpliced(row, 1, ...typed.rows))
  }

  function move(from: number, to: number, on: Focus['on']) {
    if (to < 0 || to >= rows.length || to === from) return
    focus.current = on === 'text' ? { row: to, on, at: whole } : { row: to, on }
    setAnnouncement(words.moved(from + 1, to + 1, rows.length))
    onRows((all) => movedRow(all, from, to))
  }

  function remove(row: number) {
    const text = rows[row] ?? ''
    const next = Math.min(row, rows.length - 2)
    focus.current = next < 0 ? { row: 0, on: 'text', at: 0 } : { row: next, on: 'change' }
    onRows((all) => withoutRow(all, row))
    if (text.trim() === '') return
    toast({
      title: words.removed,
      action: { label: t('Undo'), onAction: () => onRows((all) => withRowBack(all, row, text)) },
    })
  }

  function join(row: number) {
    const before = rows[row - 1] ?? ''
    focus.current = { row: row - 1, on: 'text', at: before.length }
    onRows((all) => all.toSpliced(row - 1, 2, before + (all[row] ?? '')))
  }

  function press(row: number, event: KeyboardEvent<HTMLTextAreaElement>) {
    const text = event.currentTarget
    const { selectionStart: start, selectionEnd: end } = text
    const isUp = event.key === 'ArrowUp'
    const isHandled = () => event.preventDefault()
    if (event.nativeEvent.isComposing || start !== end) return
    if (event.key === 'Backspace' && start === 0 && row > 0) {
      isHandled()
      join(row)
    } else if (isUp || event.key === 'ArrowDown') {
      const to = row + (isUp ? -1 : 1)
      if (event.altKey) {
        isHandled()
        move(row, to, 'text')
      } else if (to >= 0 && to < rows.length && !event.shiftKey) {
        const isAtEdge = isUp ? start === 0 : end === text.value.length
        if (!isAtEdge && !isOneLine(text)) return
        isHandled()
        takeFocus({ row: to, on: 'text', at: isAtEdge && isUp ? whole : start })
      }
    }
  }

  function add() {
    const isBlankLast = rows.at(-1)?.trim() === ''
    const row = isBlankLast ? rows.length - 1 : rows.length
    focus.current = { row, on: 'text', at: 0 }
    if (isBlankLast) takeFocus(focus.current)
    else onRows((all) => [...all, ''])
  }

  return { list, keys, announcement, write, press, move, remove, add }
}
