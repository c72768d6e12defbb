import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'

interface RecipeLayoutProps {
  /** Above all else: what a person must know first. */
  warning?: ReactNode
  picture: ReactNode
  /** Title and facts, beside the picture on a wide screen. */
  head: ReactNode
  /** Between the head and the rest. */
  more?: ReactNode
  /** Beside each other on a wide screen; false where there is nothing to cook. */
  body: { ingredients: ReactNode; method: ReactNode } | false
}

/** Where everything stands on the page of a recipe, to be read or to be written. */
export function RecipeLayout({ warning, picture, head, more, body }: RecipeLayoutProps) {
  return (
    <article>
      {warning}
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-2 lg:items-center">
        <div className="print:hidden">{picture}</div>
        <div>{head}</div>
      </div>
      {more}
      {body !== false && (
        <div className="mt-10 grid grid-cols-1 gap-x-10 gap-y-9 lg:grid-cols-[min(24rem,43%)_minmax(0,1fr)] print:mt-4 print:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <section aria-labelledby="ingredients">
            <h2 id="ingredients" className="mb-3 text-[1.75rem] max-[20rem]:text-2xl">
              {t('Ingredients')}
            </h2>
            {body.ingredients}
          </section>
          <section aria-labelledby="steps">
            <h2 id="steps" className="mb-3 text-[1.75rem] max-[20rem]:text-2xl">
              {t('Method')}
            </h2>
            {body.method}
          </section>
        </div>
      )}
    </article>
  )
}
