import { Button } from '#web/ui/button.tsx'
import { PlusIcon } from '#web/ui/action-icons.tsx'
import { AlertIcon } from '#web/ui/icons.tsx'
import type { ReadPasted } from './row-changes.ts'
import type { RowWords } from './row-words.ts'
import { useRowDrag } from './use-row-drag.ts'
import { useRows, type ChangeRows } from './use-rows.ts'
import { WrittenRow, type RowLook } from './written-row.tsx'

interface WrittenRowsProps {
  /** Of the row that a fault is in, or of the first. */
  id: string
  rows: readonly string[]
  onRows: ChangeRows
  readPasted: ReadPasted
  words: RowWords
  error: string | undefined
  /** How many characters one row has at most. */
  longest: number
  isNumbered?: boolean
  className: string
  lookOf: (row: number, noteId: string) => RowLook
}

/** Rows of text, on the page as they will be read: Enter begins the next, and a pasted list becomes as many. */
export function WrittenRows(props: WrittenRowsProps) {
  const { id, rows, onRows, readPasted, words, error, longest, isNumbered, className, lookOf } =
    props
  const { list, keys, announcement, write, press, move, remove, add } = useRows({
    rows,
    onRows,
    readPasted,
    words,
  })
  const { grip, placeOf } = useRowDrag(list, (from, to) => move(from, to, 'change'))
  const tooLong = rows.findIndex((row) => row.length > longest)
  const marked = Math.max(0, tooLong)
  const errorId = `${id}-error`
  const List = isNumbered === true ? 'ol' : 'ul'
  return (
    <div>
      <List ref={list} aria-label={words.all} className={className}>
        {rows.map((row, index) => {
          const noteId = `${id}-note-${keys[index]}`
          const look = lookOf(index, noteId)
          const isWrong = error !== undefined && index === marked
          const described = [isWrong && errorId, look.note !== undefined && noteId].filter(Boolean)
          return (
            <WrittenRow
              key={keys[index]}
              look={look}
              label={words.row(index + 1)}
              name={isNumbered === true || row.trim() === '' ? words.named(index + 1) : row.trim()}
              text={{
                id: index === marked ? id : undefined,
                value: row,
                placeholder: index === 0 && rows.length === 1 ? words.placeholder : undefined,
                autoComplete: 'off',
                'aria-invalid': isWrong ? true : undefined,
                'aria-describedby': described.join(' ') || undefined,
                onChange: (event) => write(index, event),
                onKeyDown: (event) => press(index, event),
              }}
              grip={grip(index)}
              place={placeOf(index)}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              isAlone={rows.length === 1 && row.trim() === ''}
              onMove={(by) => move(index, index + by, by === -1 ? 'up' : 'down')}
              onRemove={() => remove(index)}
            />
          )
        })}
      </List>
      {error !== undefined && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
          <AlertIcon size={18} className="mt-px" />
          {error}
        </p>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Button variant="quiet" size="sm" className="mt-1 -ms-3.5 text-soft" onClick={add}>
        <PlusIcon size={18} />
        {words.add}
      </Button>
    </div>
  )
}
