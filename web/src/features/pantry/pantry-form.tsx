import { useEffect, useEffectEvent, useId, useState, type FormEvent } from 'react'
import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import { ingredientName } from '#domain/ingredients/names.ts'
import type { ReadLine } from '#domain/ingredients/resolve.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { pantryItemFrom, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { IngredientIcon } from './ingredient-icon.tsx'

interface PantryFormProps {
  /** Undefined while it is being loaded: what is typed meanwhile is kept. */
  vocabulary: Vocabulary | undefined
  onAdd: (items: PantryItem[]) => void
}

const longestText = 4_000

/** The reader of lines is needed with the first letter typed, not for the first paint. */
const loadReader = () => import('#domain/ingredients/pantry-text.ts')
type Reader = Awaited<ReturnType<typeof loadReader>>['readPantryText']

/** Takes a whole list as it comes, and shows what was understood before it is added. */
export function PantryForm({ vocabulary, onAdd }: PantryFormProps) {
  const [text, setText] = useState('')
  const inputId = useId()
  const hintId = useId()
  const [reader, setReader] = useState<{ read: Reader }>()
  // Sent before there is anything to read it with; read as soon as there is.
  const [sent, setSent] = useState(false)
  const lines = vocabulary === undefined ? [] : (reader?.read(text, vocabulary) ?? [])

  useEffect(() => {
    // Where it does not come now, sending the form asks again.
    loadReader().then(
      ({ readPantryText }) => setReader({ read: readPantryText }),
      () => undefined,
    )
  }, [])

  const add = useEffectEvent((read: Reader, known: Vocabulary) => {
    const items = read(text, known).map((line) =>
      pantryItemFrom(line, known, { id: crypto.randomUUID(), at: new Date() }),
    )
    if (items.length > 0) onAdd(items)
    setText('')
    setSent(false)
  })
  useEffect(() => {
    if (!sent || vocabulary === undefined) return
    loadReader().then(
      ({ readPantryText }) => add(readPantryText, vocabulary),
      () => {
        setSent(false)
        toast({ title: 'That could not be read. Please try again.', tone: 'error' })
      },
    )
  }, [sent, vocabulary])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') setSent(true)
  }

  /** A pasted list has a line for each thing; in one line they are parted by commas. */
  function paste(pasted: string): boolean {
    if (!pasted.includes('\n')) return false
    const parts = pasted.split('\n').map((line) => line.trim())
    setText([text.trim(), ...parts].filter((part) => part !== '').join('; '))
    return true
  }

  return (
    <form onSubmit={submit}>
      <label htmlFor={inputId} className="sr-only">
        Ingredients you have
      </label>
      <div className="flex items-center rounded-2xl border-[1.5px] border-edge bg-card p-1.5 pl-4 shadow-card focus-within:border-focus focus-within:outline-3 focus-within:outline-focus">
        <input
          id={inputId}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            if (paste(event.clipboardData.getData('text'))) event.preventDefault()
          }}
          placeholder="Add ingredients…"
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="done"
          maxLength={longestText}
          aria-describedby={lines.length > 0 ? hintId : undefined}
          className="h-11 min-w-0 flex-1 bg-transparent outline-none placeholder:text-soft"
        />
        <Button type="submit" pending={sent} className="rounded-xl">
          Add
        </Button>
      </div>
      {vocabulary !== undefined && lines.length > 0 && (
        <Understood id={hintId} lines={lines} vocabulary={vocabulary} />
      )}
    </form>
  )
}

interface UnderstoodProps {
  id: string
  lines: readonly ReadLine[]
  vocabulary: Vocabulary
}

/** What the text is read as, so that a misunderstanding is seen before it is kept. */
function Understood({ id, lines, vocabulary }: UnderstoodProps) {
  return (
    <ul
      id={id}
      aria-label="Understood as"
      aria-live="polite"
      className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1.5 px-1 text-sm text-soft"
    >
      {lines.map((line, index) => {
        const known = line.resolution.kind === 'resolved' ? line.resolution.ingredient : null
        const nearest =
          line.resolution.kind === 'unresolved' ? line.resolution.suggestions[0] : null
        return (
          <li key={index} className="flex items-center gap-1.5">
            <IngredientIcon ingredient={known} vocabulary={vocabulary} size={18} />
            {known === null ? (
              <span>
                “{line.original}” is new to us
                {nearest != null && ` · did you mean ${ingredientName(nearest, vocabulary)}?`}
              </span>
            ) : (
              <span>
                {[
                  formatAmount(line.amount?.min ?? null, line.unit, line.amount?.max ?? null),
                  ingredientName(known, vocabulary),
                ]
                  .join(' ')
                  .trim()}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
