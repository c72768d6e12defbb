import { useQueryClient } from '@tanstack/react-query'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import { t } from '#domain/texts/t.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { asOneLine } from '#domain/pantry/pasted-list.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { inIdleTime } from '#web/lib/in-idle-time.ts'
import { lazyCode } from '#web/lib/lazy-code.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { toast } from '#web/ui/toast.ts'
import type { ReadItems } from './read-items.ts'
import type { Proposing } from './typing-help.tsx'

interface PantryFormProps {
  /** Null is a visitor. */
  owner: string | null
  /** Undefined while it is being loaded: what is typed meanwhile is kept. */
  vocabulary: Vocabulary | undefined
  /** What is in the pantry, so that it can be marked. */
  items: readonly PantryItem[]
  /** Somebody is about to type: what shows the pantry will be needed. */
  onBegin?: () => void
  /** `guesses` are those of the items whose words are no exact name. */
  onAdd: (items: PantryItem[], guesses: readonly PantryItem[]) => void
}

const longestText = 20_000
/** In milliseconds, for what is needed with the first letter. */
const longestWait = 1_000

/** Reading and proposing is needed with the first letter typed, not for the first paint. */
const { code: reader, preload: preloadReader } = lazyCode(() => import('./read-items.ts'))
const { Piece: TypingHelp, preload: preloadHelp } = lazyPiece(
  async () => (await import('./typing-help.tsx')).TypingHelp,
)
const { Piece: DictateButton } = lazyPiece(
  async () => (await import('./dictate-button.tsx')).DictateButton,
)

/** One can always type. */
const typeInstead = () => undefined

const withoutSeparator = (list: string) => list.trim().replace(/[,;]+$/u, '')

/** Takes a whole list as it comes, proposes names, and shows what was understood before it is added. */
export function PantryForm({ owner, vocabulary, items, onBegin, onAdd }: PantryFormProps) {
  const [text, setText] = useState('')
  const [caret, setCaret] = useState(0)
  const [focused, setFocused] = useState(false)
  const [proposing, setProposing] = useState<Proposing | null>(null)
  const helpKeys = useRef<(event: KeyboardEvent) => void>(null)
  const field = useRef<HTMLInputElement>(null)
  const inputId = useId()
  const hintId = useId()
  const client = useQueryClient()
  // The beginning of the text, sent and not yet read: there may be nothing to read it with. What is typed on follows it.
  const [sent, setSent] = useState('')

  useEffect(() => {
    const stops = [preloadHelp, preloadReader].map((preload) => inIdleTime(preload, longestWait))
    return () => stops.forEach((stop) => stop())
  }, [])

  /** The caret goes where the person would go on typing. */
  const [placed, setPlaced] = useState<{ at: number }>()
  useLayoutEffect(() => {
    if (placed !== undefined) field.current?.setSelectionRange(placed.at, placed.at)
  }, [placed])

  /** Whoever changes what was sent has taken it back. */
  function hold(next: string, at: number) {
    setText(next)
    setCaret(at)
    if (!next.startsWith(sent)) setSent('')
  }

  function write(next: string, at = next.length) {
    hold(next.slice(0, longestText), at)
    // It stands at the end by itself, and placing it has the page laid out at once.
    setPlaced(at < next.length ? { at } : undefined)
  }

  const read = useEffectEvent(async (known: Vocabulary) => {
    const { readItems } = await reader()
    return readItems(sent, known, { owner, client })
  })
  const add = useEffectEvent((added: ReadItems) => {
    if (added.items.length > 0) onAdd(added.items, added.guesses)
    write(text.slice(sent.length), Math.max(0, caret - sent.length))
    setSent('')
  })
  useEffect(() => {
    if (sent === '' || vocabulary === undefined) return undefined
    // More may be sent while this is read: then all of it is read, once.
    let isLatest = true
    read(vocabulary).then(
      (list) => isLatest && add(list),
      () => {
        if (!isLatest) return
        setSent('')
        toast({ title: t('That could not be read. Please try again.'), tone: 'error' })
      },
    )
    return () => {
      isLatest = false
    }
  }, [sent, vocabulary])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.slice(sent.length).trim() === '') return
    const whole = `${withoutSeparator(text)}; `.slice(0, longestText)
    write(whole)
    setSent(whole)
  }

  function append(more: string, separator: string) {
    const rest = withoutSeparator(text.slice(sent.length))
    write(sent + [rest, more].filter((part) => part !== '').join(separator))
  }

  function hear(heard: string, instead?: string) {
    if (instead === undefined) append(heard, ', ')
    // Whoever has typed on or sent it has taken it as it was.
    else if (text.endsWith(instead)) write(text.slice(0, -instead.length) + heard)
  }

  return (
    <form onSubmit={submit}>
      <label htmlFor={inputId} className="sr-only">
        {t('Ingredients you have')}
      </label>
      <div className="relative">
        <div className="flex items-center max-[20rem]:flex-wrap rounded-2xl border-[1.5px] border-edge bg-card p-1.5 ps-4 shadow-card focus-within:border-focus focus-within:outline-3 focus-within:outline-focus">
          <input
            ref={field}
            id={inputId}
            role="combobox"
            aria-expanded={proposing !== null}
            aria-controls={proposing?.listId}
            aria-activedescendant={proposing?.activeId}
            aria-autocomplete="list"
            value={text}
            onChange={({ target }) =>
              hold(target.value, target.selectionStart ?? target.value.length)
            }
            onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? text.length)}
            onKeyDown={(event) => helpKeys.current?.(event)}
            onFocus={() => {
              setFocused(true)
              onBegin?.()
            }}
            onBlur={() => setFocused(false)}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text')
              // A list has a line for each thing; in one line they are parted by semicolons.
              if (!/[\r\n]/u.test(pasted)) return
              event.preventDefault()
              // At once: Enter may follow in the same breath.
              append(asOneLine(pasted), '; ')
            }}
            placeholder={t('Add ingredients…')}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="done"
            maxLength={longestText}
            aria-describedby={text === '' ? undefined : hintId}
            className="h-11 min-w-0 flex-1 max-[20rem]:basis-full bg-transparent text-ellipsis outline-none placeholder:text-soft"
          />
          <DictateButton vocabulary={vocabulary} onText={hear} onUnavailable={typeInstead} />
          <Button
            type="submit"
            pending={sent !== '' && sent === text}
            className="rounded-xl max-[20rem]:ms-auto"
          >
            {t('Add|short, beside the narrow field of the pantry')}
          </Button>
        </div>
        {vocabulary !== undefined && (text !== '' || focused) && (
          <TypingHelp
            id={hintId}
            owner={owner}
            vocabulary={vocabulary}
            items={items}
            text={text}
            caret={caret}
            focused={focused}
            keys={helpKeys}
            onWrite={write}
            onProposing={setProposing}
            onUnavailable={typeInstead}
          />
        )}
      </div>
    </form>
  )
}
