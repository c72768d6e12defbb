import { T } from '#web/ui/t.tsx'
import { ReadOtherwise } from './read-otherwise.tsx'

interface ReadAsProps {
  /** As it was typed. */
  text: string
  readAs: string
  onExact: () => void
}

/** Shows that a word was read as another one, and offers the search as it was typed. */
export function ReadAs({ text, readAs, onExact }: ReadAsProps) {
  return (
    <ReadOtherwise {...{ text, onExact }} className="mb-3">
      <T
        text="Showing results for <b>{readAs}</b>"
        readAs={readAs}
        b={<b className="font-bold" />}
      />
    </ReadOtherwise>
  )
}
