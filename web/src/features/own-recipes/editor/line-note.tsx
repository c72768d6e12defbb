import type { MouseEvent } from 'react'
import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
import { ingredientName } from '#domain/ingredients/names.ts'
import { normalise } from '#domain/ingredients/normalise.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { isFurtherFood } from '#domain/recipes/own/further-row.ts'
import type { ReadThing } from '#domain/recipes/own/read-draft.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { Tag } from '#web/ui/tag.tsx'
import { roleOf, roleWords } from './line-role.tsx'

interface LineNoteProps {
  id: string
  text: string
  things: readonly ReadThing[]
  vocabulary: Vocabulary
  /** Whether its cook said what it means. */
  isChosen: boolean
  onMean: (ingredient: IngredientId) => void
  /** Opens the search for what it means. */
  onChoose: () => void
}

const choice = 'min-h-11 font-semibold text-ink underline underline-offset-4'

/** Half a word is known to nobody. */
const settleMilliseconds = 700

/** What the words of a line do not say themselves: what it is read as, what it is there for, and what of it nobody knows. */
export function LineNote(props: LineNoteProps) {
  const { id, text, things, vocabulary, isChosen, onMean, onChoose } = props
  const isSettled = useSettled(text, settleMilliseconds) === text
  const unread = things.find(({ ingredient }) => ingredient === null)
  const note = noteInWords(text, things, vocabulary)
  const isUnread = unread !== undefined && isSettled
  return (
    <div className="-mt-1.5 px-1.5 text-sm text-soft empty:hidden">
      {(note !== '' || isUnread) && (
        <p id={id} className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-2 wrap-anywhere">
          {note}
          {isUnread && (
            <Tag tone="butter">{t('{name} · not known', { name: unread.name ?? '' })}</Tag>
          )}
        </p>
      )}
      {isUnread && (
        <p className="-mt-2 flex flex-wrap items-center gap-x-3">
          {unread.suggestions.length > 0 && t('Did you mean')}
          {unread.suggestions.slice(0, 3).map((each) => (
            <button
              key={each}
              type="button"
              className={choice}
              onClick={(event) => {
                focusDots(event)
                onMean(each)
              }}
            >
              {ingredientName(each, vocabulary)}
            </button>
          ))}
          <button
            type="button"
            className={choice}
            onClick={(event) => {
              focusDots(event)
              onChoose()
            }}
          >
            <T
              text="Choose<hidden> for {line}</hidden>"
              hidden={<span className="sr-only" />}
              line={text}
            />
          </button>
        </p>
      )}
      {isUnread && isChosen && (
        <p className="pb-2">{t('Is there more in it? Write each thing on a line of its own.')}</p>
      )}
    </div>
  )
}

/** What is pressed goes once it is done: the focus stays in the row. */
function focusDots({ currentTarget }: MouseEvent): void {
  currentTarget.closest('li')?.querySelector<HTMLElement>('[data-part=change]')?.focus()
}

/** "Read as leek · is for flavour, and can be left out". What the line says by its own words is not repeated. */
function noteInWords(text: string, things: readonly ReadThing[], vocabulary: Vocabulary): string {
  const said = ` ${normalise(text)} `
  const isSaid = (name: string) => said.includes(` ${normalise(name)} `)
  const others = things.flatMap((thing) => {
    const known =
      thing.ingredient === null ? undefined : vocabulary.ingredients.get(thing.ingredient)
    if (known === undefined || isSaid(known.name) || isSaid(known.plural)) return []
    return isFurtherFood(thing) ? t('{name} (also named)', { name: known.name }) : known.name
  })
  const [first] = things
  const role = first === undefined || first.ingredient === null ? 'base' : roleOf(first)
  const isRoleSaid = role === 'base' || (role === 'optional' && isSaid('optional'))
  const words = [
    others.length === 0 ? null : t('read as {names}', { names: [...new Set(others)].join(', ') }),
    isRoleSaid ? null : roleWords[role],
  ].filter((each) => each !== null)
  return words.join(' · ')
}
