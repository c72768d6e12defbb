import { t } from '#domain/texts/t.ts'
import { capitalised, ingredientPlural } from '#domain/ingredients/names.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { NeedMatch, NeedState } from '#domain/matching/need.ts'
import { paths } from '#web/lib/paths.ts'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'
import { NeedMark, needWords } from '../lines/need-mark.tsx'
import type { ShownMatch } from './shown-match.ts'

interface WhyPanelProps {
  id: string
  shown: ShownMatch
  vocabulary: Vocabulary
  onClose: () => void
}

/** Every need of a recipe with its state, through what, and why. It lies over the card: nothing moves. */
export function WhyPanel({ id, shown, vocabulary, onClose }: WhyPanelProps) {
  const { recipe, needs } = shown.match
  return (
    <div
      id={id}
      role="group"
      aria-label={t('Why: {title}', { title: recipe.title })}
      className="absolute inset-0 z-20 animate-rise overflow-y-auto overscroll-contain border-b border-line bg-card px-4.5 pt-3 pb-2"
    >
      <Link
        to={paths.recipe(recipe.id)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        className="flex min-h-11 items-center rounded-lg font-display text-lg leading-tight font-semibold hover:underline focus-visible:-outline-offset-3"
      >
        {recipe.title}
      </Link>
      <ul>
        {needs.map((match, index) => (
          <li key={index} className="flex items-start gap-2.5 py-1.5">
            <NeedMark state={match.state} />
            <p className="min-w-0 flex-1 text-[0.9375rem] leading-snug">
              <span className="font-semibold">{nameOf(match, vocabulary)}</span>{' '}
              <span
                className={cn(
                  'block text-sm',
                  match.state === 'missing' || match.state === 'unknown'
                    ? 'text-tomato-text'
                    : 'text-soft',
                )}
              >
                <span className={isPlain(match.state) ? 'sr-only' : 'font-semibold'}>
                  {needWords[match.state]}
                  {saysMore(match) && ': '}
                </span>
                {saysMore(match) && match.reason}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function nameOf({ need }: NeedMatch, vocabulary: Vocabulary): string {
  const name = need.ingredient === null ? need.text : ingredientPlural(need.ingredient, vocabulary)
  return capitalised(name)
}

/** Where sign and reason say it all, the word is for who does not see the sign. */
function isPlain(state: NeedState): boolean {
  return state === 'have' || state === 'missing' || state === 'assumed'
}

function saysMore({ state, reason }: NeedMatch): boolean {
  return reason !== needWords[state]
}
