import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Visibility } from '#domain/recipes/own/saved-recipe.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Faults, FoundRowView, rowKinds } from './found-row.tsx'
import { rowsOf, type RowKind } from './found-rows.ts'
import { startImport } from './start-import.ts'
import { ownKeysQuery } from './own-keys.ts'
import type { Found, FoundRecipe } from './read-archive.ts'
import { VisibilityChoice } from './visibility-choice.tsx'

const atFirst = 100
/** What was found stands in place of where it was asked for. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()
const noKeys: ReadonlySet<string> = new Set()

interface FoundListProps {
  userId: string
  found: Found
  /** They are on their way, or nobody wants them. */
  onDone: () => void
  /** To be looked through line by line, and changed, before it is saved. */
  onLookThrough: (recipe: FoundRecipe) => void
}

/** What was found in files, before any of it is saved: chosen, and then sent on its way. */
export function FoundList({ userId, found, onDone, onLookThrough }: FoundListProps) {
  const there = useQuery(ownKeysQuery(userId))
  const rows = useMemo(() => rowsOf(found.recipes, there.data ?? noKeys), [found, there.data])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState<RowKind | null>(null)
  const [most, setMost] = useState(atFirst)
  const [visibility, setVisibility] = useState<Visibility>('private')
  const [fault, setFault] = useState(false)

  const chosen = rows.filter(({ kind, recipe }) => kind !== 'there' && !left.has(recipe.key))
  const listed = rows.filter(({ kind }) => shown === null || kind === shown)
  const toggle = (key: string) => {
    const next = new Set(left)
    if (!next.delete(key)) next.add(key)
    setLeft(next)
  }

  async function bring() {
    setFault(false)
    try {
      await startImport(
        userId,
        chosen.map(({ recipe: { draft, key, bytes, season, visibility: said } }) => ({
          draft,
          key,
          bytes,
          season,
          visibility: said ?? visibility,
        })),
      )
      onDone()
      document.getElementById('import-jobs')?.focus()
    } catch {
      setFault(true)
    }
  }

  return (
    <section aria-labelledby="found" className="space-y-5">
      <h2 id="found" tabIndex={-1} ref={takeFocus} className="text-2xl">
        {found.recipes.length === 0
          ? t('No recipe was found')
          : t('{count, plural, one {# recipe found} other {# recipes found}}', {
              count: found.recipes.length,
            })}
      </h2>
      {fault && (
        <Alert>{t('This browser keeps nothing, so nothing was begun. Is its storage full?')}</Alert>
      )}
      {found.faults.length > 0 && <Faults faults={found.faults} />}
      {rows.length > 0 && (
        <>
          <div className="flex flex-wrap gap-2">
            {Object.entries(rowKinds).map(([kind, { label }]) => {
              const count = rows.filter((row) => row.kind === kind).length
              if (count === 0) return null
              const isShown = shown === kind
              return (
                <Chip
                  key={kind}
                  selected={isShown}
                  onClick={() => setShown(isShown ? null : kindOf(kind))}
                >
                  {label} <span className="tabular-nums">{count}</span>
                </Chip>
              )
            })}
          </div>
          <p className="flex flex-wrap gap-2">
            <Button size="sm" variant="quiet" onClick={() => setLeft(new Set())}>
              {t('Choose all')}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => setLeft(new Set(rows.map(({ recipe }) => recipe.key)))}
            >
              {t('Choose none')}
            </Button>
          </p>
          <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
            {listed.slice(0, most).map((row) => (
              <li key={row.recipe.key}>
                <FoundRowView
                  row={row}
                  onLookThrough={() => onLookThrough(row.recipe)}
                  isChosen={!left.has(row.recipe.key)}
                  onToggle={() => toggle(row.recipe.key)}
                />
              </li>
            ))}
          </ul>
          {listed.length > most && (
            <Button variant="secondary" onClick={() => setMost(most + 500)}>
              {t('Show more of {count}', { count: listed.length })}
            </Button>
          )}
          <VisibilityChoice value={visibility} onChange={setVisibility} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {rows.length > 0 && (
          <Button disabled={chosen.length === 0} onClick={() => void bring()}>
            {t(
              '{count, plural, =0 {Nothing chosen} one {Bring # recipe} other {Bring # recipes}}',
              { count: chosen.length },
            )}
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          {rows.length > 0 ? t('Cancel') : t('Try something else')}
        </Button>
      </div>
    </section>
  )
}

const kindOf = (kind: string): RowKind | null =>
  kind === 'new' || kind === 'there' || kind === 'incomplete' ? kind : null
