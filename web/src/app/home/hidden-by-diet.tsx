import { useId, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { whatHides } from '#domain/recipes/hidden-by-settings.ts'
import { rulesInForce, type SettingInForce } from '#domain/recipes/settings-in-force.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import type { Diet } from '#domain/recipes/suits-diet.ts'
import { paths } from '#web/lib/paths.ts'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { Link } from '#web/ui/link.tsx'
import { T } from '#web/ui/t.tsx'

const { Piece: HidingSettings } = lazyPiece(
  async () => (await import('./hiding-settings.tsx')).HidingSettings,
)

interface HiddenByDietProps {
  /** What the dietary settings hold back. */
  held: readonly RecipeCard[]
  /** What counts, without what is looked past. */
  diet: Diet
  onPass: (setting: SettingInForce) => void
}

/** Shows that recipes are hidden, and by what: nothing disappears without a word. */
export function HiddenByDiet({ held, diet, onPass }: HiddenByDietProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const count = held.length
  if (count === 0) return null
  return (
    <div className="mt-6">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
        <span>
          <T
            text="{count, plural, one {# recipe is} other {# recipes are}} hidden by your <link>dietary settings</link>."
            count={count}
            link={
              <Link
                to={paths.accountPlace('diet')}
                className="font-semibold text-ink underline underline-offset-4"
              />
            }
          />
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
        >
          {isOpen ? t('Close') : t('By which?')}
        </button>
      </p>
      <div id={listId}>
        {isOpen && (
          <HidingSettings
            hidings={whatHides(held, rulesInForce(diet.rules), diet.defaults)}
            diet={diet}
            onPass={onPass}
            onUnavailable={notifyUnavailable}
          />
        )}
      </div>
    </div>
  )
}
