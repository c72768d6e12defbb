import { t } from '#domain/texts/t.ts'
import type { WishSearch } from '#domain/wishes/wish-choice.ts'
import { Button } from '#web/ui/button.tsx'

interface WishReadProps {
  /** As it was typed. */
  text: string
  wish: WishSearch
  onExact: () => void
}

/** Shows that a search was read as a wish, and what of it nothing can be filtered by. */
export function WishRead({ text, wish, onExact }: WishReadProps) {
  const words = wish.notFiltered.join(', ')
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-[0.9375rem] text-soft">
      <span>
        {t('Read as a wish.')}
        {words !== '' && ` ${t('Not filtered by: {words}. Check that in the recipe.', { words })}`}
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
