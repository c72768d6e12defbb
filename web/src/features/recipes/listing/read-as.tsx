import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { T } from '#web/ui/t.tsx'

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
        <T
          text="Showing results for <b>{readAs}</b>"
          readAs={readAs}
          b={<b className="font-bold" />}
        />
      </span>
      <span aria-hidden="true">·</span>
      <Button
        variant="quiet"
        size="sm"
        className="-mx-2 px-2 underline underline-offset-4"
        onClick={onExact}
      >
        {t('Search for “{text}” instead', { text: text.trim() })}
      </Button>
    </p>
  )
}
