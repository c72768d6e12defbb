import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { scrollNearEdge } from '#web/ui/scroll-near-edge.ts'
import { ArrangeRow, type ArrangedRecipe } from './arrange-row.tsx'

interface ArrangeListProps {
  recipes: readonly ArrangedRecipe[]
  /** To the place `index` among the others, from 0. */
  onMove: (id: string, index: number) => void
  onRemove: (id: string) => void
  onDone: () => void
}

interface Order {
  ids: readonly string[]
  /** What it is an order of: once other recipes come in, it is out of date. */
  of: readonly ArrangedRecipe[]
}

function withMoved(ids: readonly string[], id: string, index: number): string[] {
  return ids.filter((each) => each !== id).toSpliced(index, 0, id)
}

/** The recipes of a collection as a list, put in order with the pointer or with buttons. */
export function ArrangeList({ recipes, onMove, onRemove, onDone }: ArrangeListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [order, setOrder] = useState<Order | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const [focus, setFocus] = useState<{ id: string; button: string } | null>(null)

  const known = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const ids = order?.of === recipes ? order.ids : [...known.keys()]
  const shown = ids.flatMap((id) => known.get(id) ?? [])

  // A row that is put elsewhere in the page loses the focus; the next press moves it on.
  useEffect(() => {
    if (focus === null) return
    const row = list.current?.querySelector(`[data-recipe="${CSS.escape(focus.id)}"]`)
    row?.querySelector<HTMLElement>(`[data-move="${focus.button}"]`)?.focus()
  }, [focus])

  function move(id: string, index: number) {
    if (index < 0 || index >= ids.length) return
    setOrder({ ids: withMoved(ids, id, index), of: recipes })
    setAnnouncement(
      t('{title} is now {place} of {count}', {
        title: known.get(id)?.title ?? '',
        place: index + 1,
        count: ids.length,
      }),
    )
    onMove(id, index)
  }

  function step(id: string, by: -1 | 1) {
    move(id, ids.indexOf(id) + by)
    setFocus({ id, button: by === -1 ? 'up' : 'down' })
  }

  function drag(event: PointerEvent) {
    if (dragged === null || list.current === null) return
    const { top, height } = list.current.getBoundingClientRect()
    const over = Math.floor(((event.clientY - top) / height) * ids.length)
    const index = Math.max(0, Math.min(over, ids.length - 1))
    if (ids[index] !== dragged) setOrder({ ids: withMoved(ids, dragged, index), of: recipes })
    scrollNearEdge(event.clientY)
  }

  function drop() {
    if (dragged === null) return
    setDragged(null)
    const index = ids.indexOf(dragged)
    if (recipes[index]?.id !== dragged) move(dragged, index)
  }

  function cancel() {
    setDragged(null)
    setOrder(null)
  }

  return (
    <div className="max-w-2xl">
      <p className="mb-3 text-soft">
        {t('Drag a recipe by its dots, or move it with the arrows.')}
      </p>
      <ul
        ref={list}
        aria-label={t('Recipes in their order')}
        className="divide-y divide-line rounded-card border border-line bg-card"
      >
        {shown.map((recipe, index) => (
          <ArrangeRow
            key={recipe.id}
            recipe={recipe}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            isDragged={recipe.id === dragged}
            onStep={(by) => step(recipe.id, by)}
            onRemove={() => onRemove(recipe.id)}
            grip={{
              onPointerDown: (event) => {
                if (event.button !== 0) return
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(recipe.id)
              },
              onPointerMove: drag,
              onPointerUp: drop,
              onPointerCancel: cancel,
            }}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Button className="mt-5" onClick={onDone}>
        {t('Done')}
      </Button>
    </div>
  )
}
