import { Button } from '#web/ui/button.tsx'

interface ReadAsProps {
  /** As it was typed. */
  text: string
  readAs: string
  onExact: () => void
}

/** Shows that a word was read as another one, and offers the search as it was typed. */
export function ReadAs({ text, readAs, onExact }: ReadAsProps) {
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-1.5">
      <span>
        Showing results for <b className="font-bold">{readAs}</b>
      </span>
      <span aria-hidden="true">·</span>
      <Button
        variant="quiet"
        size="sm"
        className="-mx-2 px-2 underline underline-offset-4"
        onClick={onExact}
      >
        Search for “{text.trim()}” instead
      </Button>
    </p>
  )
}
