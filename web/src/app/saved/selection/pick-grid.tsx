import { useEffect, useRef, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { ShowMore } from '#web/features/recipes/card/recipe-grid.tsx'
import { Cover } from '#web/lib/covers/cover.tsx'
import { CheckIcon } from '#web/ui/action-icons.tsx'
import { cn } from '#web/ui/cn.ts'
import type { Selectable } from './selectable.ts'

interface PickGridProps {
  recipes: readonly Selectable[]
  picked: ReadonlySet<string>
  /** Where one begins: it has the focus, and is in sight. */
  startWith: string | null
  onPick: (id: string, isPicked: boolean) => void
}

const pageSize = 48

/** Recipes to pick out: each as a whole is its checkbox. */
export function PickGrid({ recipes, picked, startWith, onPick }: PickGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(() => {
    const start = recipes.findIndex(({ id }) => id === startWith)
    return pageSize * Math.ceil(Math.max(start + 1, pageSize) / pageSize)
  })

  useEffect(() => {
    const boxes = list.current?.querySelectorAll('input')
    const start = [...(boxes ?? [])].find(({ value }) => value === startWith)
    // By a button nothing moves: what was in sight stays so.
    ;(start ?? boxes?.[0])?.focus({ preventScroll: start === undefined })
    start?.closest('li')?.scrollIntoView({ block: 'center' })
  }, [startWith])

  return (
    <>
      <ul
        ref={list}
        aria-label={t('Recipes to select')}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5"
      >
        {recipes.slice(0, shown).map((recipe) => (
          <li key={recipe.id} className="grid">
            <PickCard
              recipe={recipe}
              isPicked={picked.has(recipe.id)}
              onPick={(isPicked) => onPick(recipe.id, isPicked)}
            />
          </li>
        ))}
      </ul>
      {recipes.length > shown && (
        <ShowMore left={recipes.length - shown} onMore={() => setShown(shown + pageSize)} />
      )}
    </>
  )
}

interface PickCardProps {
  recipe: Selectable
  isPicked: boolean
  onPick: (isPicked: boolean) => void
}

function PickCard({ recipe: { id, title, image, note }, isPicked, onPick }: PickCardProps) {
  return (
    <label
      className={cn(
        'relative flex cursor-pointer flex-col overflow-hidden rounded-card border bg-card shadow-card select-none',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isPicked ? 'border-basil ring-2 ring-basil' : 'border-line hover:border-edge',
      )}
    >
      {image === null ? (
        <span className="block aspect-4/3 bg-sunken" />
      ) : (
        <Cover
          src={image}
          alt=""
          width={320}
          height={240}
          loading="lazy"
          decoding="async"
          draggable={false}
          className="aspect-4/3 w-full bg-sunken object-cover dark:brightness-90"
        />
      )}
      <span className="absolute start-2 top-2 grid size-9 place-items-center rounded-full bg-card/95 shadow-card">
        <input
          type="checkbox"
          value={id}
          checked={isPicked}
          onChange={({ target }) => onPick(target.checked)}
          className="peer size-6 cursor-pointer appearance-none rounded-full border-[1.5px] border-edge bg-card outline-none checked:border-basil checked:bg-basil"
        />
        <CheckIcon
          size={18}
          className="pointer-events-none absolute inset-[9px] text-basil-ink opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="px-3 pt-2 pb-3">
        <span className="line-clamp-3 text-[0.9375rem] leading-tight font-semibold wrap-anywhere">
          {title}
        </span>
        {note !== null && <span className="mt-1 block text-sm text-soft">{note}</span>}
      </span>
    </label>
  )
}
