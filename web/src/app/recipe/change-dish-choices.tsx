import { useId, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Reflavoured, Swap } from '#domain/composing/alternatives.ts'
import type { Dish } from '#domain/composing/dish.ts'
import { capitalised } from '#domain/ingredients/names.ts'
import { ScalingIsClosed } from '#web/features/recipes/page/servings-notes.tsx'
import { flavourName } from './flavour-name.ts'
import { wayToPlan } from '#web/lib/plan-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

function Choices({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-xl">
        {title}
      </h3>
      {children}
    </section>
  )
}

interface SwapThingsProps {
  swaps: readonly Swap[]
  called: (id: string) => string
  onSwap: (swap: Swap, option: Swap['options'][number]) => void
}

export function SwapThings({ swaps, called, onSwap }: SwapThingsProps) {
  if (swaps.length === 0) return null
  return (
    <Choices title={t('Something else instead')}>
      <ul className="space-y-4">
        {swaps.map((swap) => {
          const words = t('Instead of {food}', { food: called(swap.from) })
          return (
            <li key={swap.from}>
              <p aria-hidden="true" className="mb-2 text-soft">
                {words}
              </p>
              <div role="group" aria-label={words} className="flex flex-wrap gap-2">
                {swap.options.map((option) => (
                  <Button
                    key={option.to}
                    variant="secondary"
                    size="sm"
                    onClick={() => onSwap(swap, option)}
                  >
                    {capitalised(called(option.to))}
                  </Button>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </Choices>
  )
}

interface ChangeFlavourProps {
  flavours: readonly Reflavoured[]
  words: (flavour: Reflavoured) => string
  onTake: (flavour: Reflavoured) => void
}

export function ChangeFlavour({ flavours, words, onTake }: ChangeFlavourProps) {
  if (flavours.length === 0) return null
  return (
    <Choices title={t('Another flavour')}>
      <ul className="space-y-2">
        {flavours.map((each) => (
          <li key={each.flavour.id}>
            <button
              type="button"
              onClick={() => onTake(each)}
              className="min-h-14 w-full rounded-field border border-edge px-4 py-3 text-start hover:bg-sunken"
            >
              <span className="block font-semibold">{flavourName(each.flavour)}</span>
              <span className="block text-sm text-soft">{words(each)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Choices>
  )
}

interface ChangeServingsProps {
  dish: Dish
  others: readonly Dish[]
  /** Scaling belongs to the plan. */
  mayScale: boolean
  onTake: (dish: Dish) => void
}

export function ChangeServings({ dish, others, mayScale, onTake }: ChangeServingsProps) {
  if (others.length === 0) return null
  const way = wayToPlan(t('View plans'))
  const all = [...others, dish].toSorted((one, other) => one.servings - other.servings)
  return (
    <Choices title={t('For how many')}>
      {mayScale ? (
        <div className="flex flex-wrap gap-2">
          {all.map((each) => (
            <Chip
              key={each.servings}
              aria-label={t('{count, plural, one {For # person} other {For # people}}', {
                count: each.servings,
              })}
              selected={each === dish}
              onClick={() => {
                if (each !== dish) onTake(each)
              }}
            >
              {each.servings}
            </Chip>
          ))}
        </div>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-soft">
          <ScalingIsClosed />
          <LinkButton to={way.to} variant="quiet" size="sm" className="underline">
            {way.label}
          </LinkButton>
        </p>
      )}
    </Choices>
  )
}
