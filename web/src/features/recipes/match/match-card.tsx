import { memo, useId, useRef, useState, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { isDish } from '#domain/composing/is-dish.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { believedIn } from '#domain/matching/need.ts'
import type { RecipeCard as RecipeCardData } from '#domain/recipes/recipe.ts'
import { cn } from '#web/ui/cn.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { T } from '#web/ui/t.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { BelievedThings } from './believed-things.tsx'
import { BandTag, MatchNotes, UsesWords } from './match-summary.tsx'
import { cardShapes, type CardShape } from '../card/card-shape.ts'
import { RecipeCard } from '../card/recipe-card.tsx'
import type { ShownMatch } from './shown-match.ts'

const { Piece: WhyPanel, preload } = lazyPiece(
  async () => (await import('./why-panel.tsx')).WhyPanel,
)

interface MatchCardProps {
  shown: ShownMatch
  vocabulary: Vocabulary
  corner: (recipe: RecipeCardData) => ReactNode
  level: 3 | 4
  shape?: CardShape
  /** Became ready by the last change. */
  isNew?: boolean
  /** What one is to do with it, at the end of its foot. */
  action?: ReactNode
  first?: boolean
}

/** A recipe with what it uses and what is missing; a tap on that says why, line by line. */
export const MatchCard = memo(function MatchCard({
  shown,
  vocabulary,
  corner,
  level,
  shape = 'card',
  isNew = false,
  action,
  first = false,
}: MatchCardProps) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const { recipe } = shown.match
  // Four beside each other have room for few words.
  const isShort = shape === 'small' || shape === 'row'
  const button = useRef<HTMLButtonElement>(null)
  function close() {
    setOpen(false)
    button.current?.focus()
  }
  function unavailable() {
    setOpen(false)
    notifyUnavailable()
  }
  return (
    <RecipeCard
      recipe={recipe}
      corner={corner(recipe)}
      level={level}
      shape={shape}
      first={first}
      tags={
        <>
          {isNew && <Tag tone="butter">{t('new')}</Tag>}
          <BandTag shown={shown} />
          {isDish(recipe) && (
            <Tag>
              <T
                text="<long>put together </long>for your kitchen"
                long={<span className={cn(isShort && 'md:max-lg:sr-only xl:sr-only')} />}
              />
            </Tag>
          )}
        </>
      }
      cover={
        open && (
          <WhyPanel
            id={panelId}
            shown={shown}
            vocabulary={vocabulary}
            onClose={close}
            onUnavailable={unavailable}
          />
        )
      }
    >
      <div className={shape === 'card' ? undefined : cardShapes[shape].foot}>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setOpen(!open)}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
          className={cn(
            'min-h-11 w-full rounded-b-card text-start text-sm text-soft transition-colors hover:text-ink focus-visible:-outline-offset-3',
            shape === 'card' ? 'px-4.5 pt-1.5 pb-4' : 'pt-1 pb-3',
          )}
        >
          {/* Beside each other as long as the words have room for more than one of them in a line. */}
          <span className="flex flex-wrap items-start gap-x-2">
            <span className="min-w-0 flex-1 basis-20">
              <UsesWords shown={shown} vocabulary={vocabulary} />
            </span>
            <span className="ms-auto inline-flex items-center gap-0.5 font-semibold text-ink">
              <span className={cn(shape === 'small' && !open && 'xl:sr-only')}>
                {open ? t('Close') : t('Why?')}
              </span>
              <ChevronDownIcon
                size={14}
                className={cn('transition-transform duration-150', !open && 'rotate-180')}
              />
            </span>
          </span>
          <MatchNotes shown={shown} vocabulary={vocabulary} />
        </button>
        <BelievedThings
          ids={believedIn(shown.match.needs)}
          vocabulary={vocabulary}
          className={shape === 'card' ? 'px-4.5 pb-3' : 'pb-2'}
          isShort={isShort}
        />
        {action}
      </div>
    </RecipeCard>
  )
})
