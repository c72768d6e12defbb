import { useMemo } from 'react'
import { alphabet } from '#domain/texts/alphabet.ts'
import { t } from '#domain/texts/t.ts'
import { capitalised, ingredientName } from '#domain/ingredients/names.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { toastWhenSaved } from '#web/ui/toast.ts'
import { IngredientIcon } from '../list/ingredient-icon.tsx'
import { IngredientSearch } from '../add/ingredient-search.tsx'
import { notifyNotSaved } from '../not-saved.ts'
import { useStapleActions, useStaples } from './use-staples.ts'

export interface StaplesEditorProps {
  /** Null is a visitor. */
  owner: string | null
  vocabulary: Vocabulary
}

/** The list of what is always at home: what is on it, what often is, and anything else by its name. */
export function StaplesEditor({ owner, vocabulary }: StaplesEditorProps) {
  const { staples, isUsual } = useStaples(owner)
  const { toggle, replace } = useStapleActions(owner)
  const reportFailure = (change: Promise<void>) => void change.catch(() => notifyNotSaved(owner))
  const often = useMemo(
    () =>
      [...vocabulary.ingredients.values()]
        .flatMap(({ id, staple }) =>
          staple && !staples.includes(id) ? [{ id, name: ingredientName(id, vocabulary) }] : [],
        )
        .toSorted((one, other) => alphabet().compare(one.name, other.name)),
    [vocabulary, staples],
  )

  function reset() {
    const before = staples
    const action = { label: t('Undo'), onAction: () => reportFailure(replace(before)) }
    toastWhenSaved(replace(null), { title: t('Back to the usual list'), action }, () =>
      notifyNotSaved(owner),
    )
  }

  const chip = (id: IngredientId, selected: boolean) => (
    <Chip key={id} selected={selected} onClick={() => reportFailure(toggle(id))}>
      <IngredientIcon ingredient={id} vocabulary={vocabulary} size={20} />
      {capitalised(ingredientName(id, vocabulary))}
    </Chip>
  )
  return (
    <div className="space-y-4">
      <p className="text-sm text-soft">
        {t('Recipes take these for granted: they are never missing. Tap one to take it off.')}
      </p>
      {staples.length > 0 && (
        <div className="flex flex-wrap gap-2">{staples.map((id) => chip(id, true))}</div>
      )}
      <IngredientSearch
        label={t('Add another')}
        vocabulary={vocabulary}
        marked={{ has: (id) => staples.includes(id), as: t('on the list') }}
        onChoose={(id) => {
          if (!staples.includes(id)) reportFailure(toggle(id))
        }}
      />
      {often.length > 0 && (
        <div>
          <h3 className="mb-2 font-sans text-sm font-bold tracking-normal text-soft">
            {t('Often at home')}
          </h3>
          <div className="flex flex-wrap gap-2">{often.map(({ id }) => chip(id, false))}</div>
        </div>
      )}
      {!isUsual && (
        <Button variant="quiet" size="sm" className="-ms-3.5" onClick={reset}>
          {t('Back to the usual list')}
        </Button>
      )}
    </div>
  )
}
