import { memo } from 'react'
import { locale, t } from '#domain/texts/t.ts'
import type { AdaptedStep } from '#domain/cooking/adapted-step.ts'
import { isToldInEnglish, type Recipe } from '#domain/recipes/recipe.ts'
import type { CountedThing } from '#domain/recipes/scale-counts.ts'
import { scaleShownStep } from '#domain/recipes/scale-shown-step.ts'
import type { Scaling } from '#domain/recipes/scale.ts'
import { Card } from '#web/ui/card.tsx'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'

const { Piece: LockedBody } = lazyPiece(async () => (await import('./locked-body.tsx')).LockedBody)
/** Its tag says that it is premium. */
const nothingMore = () => undefined

interface StepsProps {
  recipe: Recipe
  /** As this cook does them; null where the body is locked. */
  steps: readonly AdaptedStep[] | null
  scaling: Scaling
  counted: readonly CountedThing[]
}

/** The method, with its amounts as they are shown beside it; locked where the plan is missing. */
export const Steps = memo(function Steps({ recipe, steps, scaling, counted }: StepsProps) {
  if (steps === null) return <LockedBody onUnavailable={nothingMore} />
  if (steps.length === 0) {
    return <p className="text-soft">{t('The steps of this recipe are not available.')}</p>
  }
  const isInEnglish = isToldInEnglish(recipe)
  const lang = isInEnglish ? 'en' : undefined
  return (
    <>
      {isInEnglish && <p className="mb-4 text-soft">{t('These steps are in English so far.')}</p>}
      <ol lang={lang} className="space-y-6 print:space-y-3">
        {steps.map((step, index) => (
          <li
            key={index}
            className="grid break-inside-avoid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3"
          >
            <span
              aria-hidden="true"
              className="font-display text-[1.75rem] leading-8 font-semibold text-tomato-text"
            >
              {index + 1}
            </span>
            <div className="max-w-[65ch] text-[1.0625rem] leading-relaxed wrap-anywhere">
              <p>
                {scaleShownStep(step, scaling, counted, isInEnglish).map((part, place) =>
                  part.kind === 'amount' && scaling.factor !== 1 ? (
                    <b key={place} className="font-semibold">
                      {part.text}
                    </b>
                  ) : (
                    part.text
                  ),
                )}
              </p>
              {step.notes.map((note) => (
                <p
                  key={note}
                  lang={isInEnglish ? locale() : undefined}
                  className="mt-1 text-[0.9375rem] text-basil"
                >
                  {note}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8 grid gap-4 sm:grid-cols-2 print:mt-4">
        {recipe.tip !== null && <Aside title={t('A tip')} {...{ lang }} text={recipe.tip} />}
        {recipe.storage !== null && (
          <Aside title={t('Keeping it')} {...{ lang }} text={recipe.storage} />
        )}
      </div>
    </>
  )
})

interface AsideProps {
  title: string
  text: string
  /** Of the text, where that is another than the page's. */
  lang: string | undefined
}

function Aside({ title, text, lang }: AsideProps) {
  return (
    <Card tone="basil" className="break-inside-avoid px-5 py-4 print:p-0">
      <h3 className="mb-1 text-lg">{title}</h3>
      <p lang={lang} className="text-[0.9375rem]">
        {text}
      </p>
    </Card>
  )
}
