import { useMemo } from 'react'
import { t } from '#domain/texts/t.ts'
import { normalise } from '#domain/ingredients/normalise.ts'
import { nearestAliases } from '#domain/ingredients/nearest.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { correctableName, correctionKey, itemAs } from '#domain/pantry/corrections.ts'
import { isSameThing, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toastWhenSaved } from '#web/ui/toast.ts'
import { useCorrect, useCorrections } from './corrections.ts'
import { IngredientSearch } from '../add/ingredient-search.tsx'
import { notifyNotSaved } from '../not-saved.ts'
import { usePantryActions } from '../pantry-actions.ts'

interface CorrectItemDialogProps {
  /** Null is a visitor. */
  owner: string | null
  item: PantryItem
  pantry: readonly PantryItem[]
  vocabulary: Vocabulary
  onClose: () => void
}

/** "That's something else": what a thing really is, now and whenever the same words are typed. */
export function CorrectItemDialog(props: CorrectItemDialogProps) {
  const { owner, item, pantry, vocabulary, onClose } = props
  const actions = usePantryActions(owner)
  const corrections = useCorrections(owner)
  const correct = useCorrect(owner)
  const typed = correctableName(item)
  const proposals = useMemo(
    () =>
      nearestAliases(normalise(typed ?? item.name), vocabulary, 4).filter(
        (id) => id !== item.ingredient,
      ),
    [typed, item, vocabulary],
  )
  const fail = () => notifyNotSaved(owner)
  const remember = (meant: IngredientId | null | undefined) =>
    typed === null ? Promise.resolve() : correct(typed, meant)

  function choose(ingredient: IngredientId | null) {
    onClose()
    const corrected = itemAs(item, ingredient, vocabulary)
    const twin = pantry.find((each) => each.id !== item.id && isSameThing(each, corrected))
    const before = typed === null ? undefined : corrections.get(correctionKey(typed))
    const saving = Promise.all([actions.correct(item, corrected), remember(ingredient)])

    const putBack = () =>
      twin === undefined
        ? actions.change([item])
        : actions.change([twin]).then(() => actions.restore([item]))
    const undo = () => Promise.all([putBack(), remember(before)])
    toastWhenSaved(
      saving,
      {
        title:
          ingredient === null
            ? t('{name} is kept as you wrote it', { name: corrected.name })
            : t('{before} is now {after}', { before: item.name, after: corrected.name }),
        ...(typed !== null && {
          description: t('“{words}” will be read so from now on.', { words: typed }),
        }),
        action: { label: t('Undo'), onAction: () => void undo().catch(fail) },
      },
      fail,
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('What is {name}?', { name: item.name })}
      description={
        typed === null
          ? t('Choose what it really is.')
          : t('You wrote “{words}”. What you choose is remembered for these words.', {
              words: typed,
            })
      }
      footer={
        item.ingredient !== null && (
          <Button variant="secondary" onClick={() => choose(null)}>
            {t('Nothing you know')}
          </Button>
        )
      }
    >
      <IngredientSearch
        label={t('It is')}
        vocabulary={vocabulary}
        proposals={proposals}
        marked={{ has: (id) => id === item.ingredient, as: t('so far') }}
        onChoose={choose}
      />
    </Dialog>
  )
}
