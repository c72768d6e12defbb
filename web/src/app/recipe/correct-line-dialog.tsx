import { useMemo } from 'react'
import { t } from '#domain/texts/t.ts'
import { nearestAliases } from '#domain/ingredients/nearest.ts'
import { ingredientName } from '#domain/ingredients/names.ts'
import { normalise } from '#domain/ingredients/normalise.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { correctionKey } from '#domain/pantry/corrections.ts'
import { useCorrect, useCorrections } from '#web/features/pantry/corrections/corrections.ts'
import { IngredientSearch } from '#web/features/pantry/add/ingredient-search.tsx'
import type { ShownLine } from '#web/features/recipes/lines/line-matches.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toastNotSaved, toastWhenSaved } from '#web/ui/toast.ts'

interface CorrectLineDialogProps {
  /** Null is a visitor. */
  owner: string | null
  shown: ShownLine
  vocabulary: Vocabulary
  onClose: () => void
}

/** "That's something else": what a line's words mean to this person, here and whenever they are read. */
export function CorrectLineDialog({ owner, shown, vocabulary, onClose }: CorrectLineDialogProps) {
  const { name } = shown.written
  const corrections = useCorrections(owner)
  const correct = useCorrect(owner)
  const proposals = useMemo(
    () =>
      nearestAliases(normalise(name), vocabulary, 4).filter((id) => id !== shown.line.ingredient),
    [name, vocabulary, shown.line.ingredient],
  )
  const before = corrections.get(correctionKey(name))
  const fail = () => toastNotSaved()

  function choose(meant: IngredientId | null | undefined) {
    onClose()
    toastWhenSaved(
      correct(name, meant),
      {
        title:
          typeof meant === 'string'
            ? t('“{name}” is read as {food} from now on', {
                name,
                food: ingredientName(meant, vocabulary),
              })
            : t('“{name}” is read as it was', { name }),
        action: { label: t('Undo'), onAction: () => void correct(name, before).catch(fail) },
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
      title={t('What is {name}?', { name })}
      description={t(
        'Your pantry and your list go by what you choose. It is remembered for these words.',
      )}
      footer={
        before !== undefined && (
          <Button variant="secondary" onClick={() => choose(undefined)}>
            {t('As it was')}
          </Button>
        )
      }
    >
      <IngredientSearch
        label={t('It is')}
        vocabulary={vocabulary}
        proposals={proposals}
        marked={{
          has: (id) => id === shown.line.ingredient,
          as: t('so far|of what an ingredient was taken for'),
        }}
        onChoose={choose}
      />
    </Dialog>
  )
}
