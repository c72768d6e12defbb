import { useMemo } from 'react'
import { t } from '#domain/texts/t.ts'
import { nearestAliases } from '#domain/ingredients/nearest.ts'
import { normalise } from '#domain/ingredients/normalise.ts'
import { readLine } from '#domain/ingredients/resolve.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { DraftLine } from '#domain/recipes/draft.ts'
import { IngredientSearch } from '#web/features/pantry/add/ingredient-search.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface ChooseIngredientProps {
  line: DraftLine
  vocabulary: Vocabulary
  onChoose: (ingredient: IngredientId) => void
  onClose: () => void
}

const mostProposed = 6

/** What a line of a recipe means, chosen by hand. */
export function ChooseIngredient({ line, vocabulary, onChoose, onClose }: ChooseIngredientProps) {
  const proposals = useMemo(() => {
    const { name } = readLine(line.text, vocabulary)
    return nearestAliases(normalise(name), vocabulary, mostProposed)
  }, [line.text, vocabulary])
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('What is “{line}”?', { line: line.text })}
      description={t(
        'Diets, allergens, nutrition and the pantry go by what you choose. The words of the line stay as they are.',
      )}
    >
      <IngredientSearch
        label={t('It is')}
        vocabulary={vocabulary}
        proposals={proposals}
        marked={{ has: (id) => id === line.chosen, as: t('so far') }}
        onChoose={(ingredient) => {
          onChoose(ingredient)
          onClose()
        }}
      />
    </Dialog>
  )
}
