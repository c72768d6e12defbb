import { t } from '#domain/texts/t.ts'
import { isDish } from '#domain/composing/is-dish.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { isMissed } from '#domain/matching/need.ts'
import { MatchNotes, UsesWords } from '#web/features/recipes/match/match-summary.tsx'
import type { ShownMatch } from '#web/features/recipes/match/shown-match.ts'
import { minutesInWords } from '#web/features/recipes/words.ts'
import { Cover } from '#web/lib/covers/cover.tsx'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { BasketIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { saveCorner } from '../kitchen/save-button.tsx'

export type Buy = (matches: readonly ShownMatch['match'][]) => void

interface ChatRecipeProps {
  shown: ShownMatch
  vocabulary: Vocabulary
  /** Of a plan: which day it is for. */
  day?: string
  onBuy: Buy
}

/** A recipe of Larder that an answer names: what it uses and misses, to be opened, saved or bought for. */
export function ChatRecipe({ shown, vocabulary, day, onBuy }: ChatRecipeProps) {
  const { recipe, needs } = shown.match
  const isMissing = needs.some(({ state }) => isMissed(state))
  return (
    <article className="overflow-hidden rounded-2xl border border-line bg-card">
      <div className="flex gap-3 p-2.5">
        <Cover
          src={recipe.image}
          alt=""
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
          className="size-18 shrink-0 rounded-xl bg-sunken object-cover dark:brightness-90"
        />
        <div className="min-w-0 flex-1">
          {day !== undefined && <p className="text-sm font-bold text-tomato-text">{day}</p>}
          <h3 className="font-sans leading-tight font-bold">
            <Link
              to={isDish(recipe) ? recipe.address : paths.recipe(recipe.id)}
              className="underline-offset-4 hover:underline"
            >
              {recipe.title}
            </Link>
          </h3>
          {isDish(recipe) && (
            <p className="mt-1">
              <Tag>{t('put together for your kitchen')}</Tag>
            </p>
          )}
          <p className="mt-1 text-sm text-soft">
            {minutesInWords(recipe.readyInMinutes)} ·{' '}
            <UsesWords shown={shown} vocabulary={vocabulary} />
            <MatchNotes shown={shown} vocabulary={vocabulary} />
          </p>
        </div>
      </div>
      <div className="flex items-center justify-between gap-2 border-t border-line px-2.5 py-1.5">
        {isMissing ? (
          <Button variant="quiet" size="sm" onClick={() => onBuy([shown.match])}>
            <BasketIcon size={18} />
            {t('Add missing to list')}
          </Button>
        ) : (
          <span className="px-3.5 text-sm font-semibold text-basil">{readyInWords(shown)}</span>
        )}
        {!isDish(recipe) && saveCorner(recipe)}
      </div>
    </article>
  )
}

function readyInWords({ match, tooLittle }: ShownMatch): string {
  if (match.band !== 'ready') return t('Ready with a change')
  return tooLittle.length === 0 ? t('You have everything') : t('Nothing is missing')
}
