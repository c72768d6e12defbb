import { t } from '#domain/texts/t.ts'
import type { WishSearch } from '#domain/wishes/wish-choice.ts'
import { ReadOtherwise } from './read-otherwise.tsx'

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
    <ReadOtherwise {...{ text, onExact }} className="text-[0.9375rem] text-soft">
      {t('Read as a wish.')}
      {words !== '' && ` ${t('Not filtered by: {words}. Check that in the recipe.', { words })}`}
    </ReadOtherwise>
  )
}
