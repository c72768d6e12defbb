import {
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { t } from '#domain/texts/t.ts'
import type { GuessedLine } from '#domain/ingredients/guess.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Corrections } from '#domain/pantry/corrections.ts'
import { countedName, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { readPantryList } from '#domain/pantry/read-list.ts'
import { wordAtCaret, type WordAtCaret } from '#domain/pantry/word-at-caret.ts'
import { useVocabularyOfText } from '#web/lib/line-languages.ts'
import { useCorrections } from '../corrections/corrections.ts'
import {
  IngredientOptions,
  optionId,
  optionsFor,
  useOptionKeys,
  type IngredientOption,
} from './ingredient-options.tsx'
import { useReadable, useSuggestionIndex } from './suggestions.ts'
import { Understood } from './understood.tsx'

/** What is proposed below the field, as the field has to say it to screen readers. */
export interface Proposing {
  listId: string
  activeId: string | undefined
}

interface TypingHelpProps {
  /** Of the list that says what was understood. */
  id: string
  owner: string | null
  vocabulary: Vocabulary
  items: readonly PantryItem[]
  text: string
  caret: number
  focused: boolean
  /** Where the field hands its keys to. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>
  /** Another text for the field, with the caret at a place. */
  onWrite: (text: string, caret?: number) => void
  onProposing: (proposing: Proposing | null) => void
}

const nothing: readonly IngredientOption[] = []
const noLines: readonly GuessedLine[] = []
/** The beginning of a word shows no language: "w" alone would be Polish. */
const shortestTelling = 3

const withoutPart = (text: string, { from, end }: WordAtCaret): string =>
  text.slice(0, from) + text.slice(end)

/** The text without the word at the caret, where that is no food yet: a word that is still being typed needs no message. */
function withoutHalfTyped(
  text: string,
  word: WordAtCaret,
  vocabulary: Vocabulary,
  corrections: Corrections,
): string {
  const part = readPantryList(text.slice(word.from, word.end), vocabulary, corrections)
  const isKnown = part.every(
    ({ resolution, isGuess }) => resolution.kind === 'resolved' && !isGuess,
  )
  return isKnown ? text : withoutPart(text, word)
}

/** Below the field: what the list is read as, and what the word at the caret may become. */
export function TypingHelp(props: TypingHelpProps) {
  const { id, owner, vocabulary, items, text, caret, focused, keys, onWrite, onProposing } = props
  const corrections = useCorrections(owner)
  const index = useSuggestionIndex(vocabulary)
  const [dismissed, setDismissed] = useState<string | null>(null)
  const word = useMemo(() => wordAtCaret(text, caret), [text, caret])
  const telling = word.query.length < shortestTelling ? withoutPart(text, word) : text
  const inEnglish = useReadable(vocabulary)
  const readWith = useReadable(useVocabularyOfText(telling, vocabulary)) ?? inEnglish
  const options = useMemo(
    () =>
      focused && dismissed !== text && index !== undefined
        ? optionsFor(word.query, index)
        : nothing,
    [focused, dismissed, text, word.query, index],
  )
  const { active, onKeyDown } = useOptionKeys(options, choose, () => setDismissed(text))
  useImperativeHandle(keys, () => onKeyDown)

  const listId = `${id}-options`
  const isOpen = options.length > 0
  const activeId = active >= 0 ? optionId(listId, active) : undefined
  useEffect(() => {
    onProposing(isOpen ? { listId, activeId } : null)
  }, [isOpen, listId, activeId, onProposing])
  useEffect(() => () => onProposing(null), [onProposing])

  // A long list takes longer to read than a key press may.
  const worthReading = useMemo(
    () => (isOpen && readWith ? withoutHalfTyped(text, word, readWith, corrections) : text),
    [isOpen, text, word, readWith, corrections],
  )
  const readText = useDeferredValue(worthReading)
  const lines = useMemo(
    () => (readWith === undefined ? noLines : readPantryList(readText, readWith, corrections)),
    [readText, readWith, corrections],
  )
  const owned = useMemo(() => new Set(items.map(({ ingredient }) => ingredient)), [items])

  function choose({ ingredient }: IngredientOption) {
    const name = countedName(ingredient, word.quantity, word.unit, vocabulary)
    const after = text.slice(word.end)
    const before = text.slice(0, word.start) + name + (after === '' ? ', ' : '')
    onWrite(before + after, before.length)
  }

  return (
    <>
      <Understood
        id={id}
        // The list that was read last may be in the pantry by now.
        lines={text === '' ? noLines : lines}
        vocabulary={vocabulary}
        readWith={readWith ?? vocabulary}
        text={text}
        onWrite={onWrite}
      />
      {isOpen && (
        <IngredientOptions
          id={listId}
          options={options}
          active={active}
          vocabulary={vocabulary}
          marked={{ has: (each) => owned.has(each), as: t('at home') }}
          onChoose={choose}
          className="absolute inset-x-0 top-full z-30 mt-2 max-h-80 overflow-y-auto rounded-2xl border border-line bg-card p-1.5 shadow-float"
        />
      )}
    </>
  )
}
