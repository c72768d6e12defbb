import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { PencilIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChangeDish } from './change-dish.tsx'
import { KeepDish } from './keep-dish.tsx'

interface DishToolsProps {
  /** What stands behind `/dish/`. */
  name: string
  recipe: Recipe
  /** Null is a visitor. */
  owner: string | null
  vocabulary: Vocabulary | undefined
}

/** Says what a composed dish is, and what else than cooking is done with it. */
export function DishTools({ name, recipe, owner, vocabulary }: DishToolsProps) {
  const [isChanging, setChanging] = useState(false)
  return (
    <div className="mt-5 space-y-3 print:mt-2">
      <p className="text-soft">
        {t(
          'Put together for your kitchen out of what cooks know of each thing. Nobody has cooked exactly this as a test.',
        )}
      </p>
      <div className="flex flex-wrap gap-x-1.5 gap-y-2 print:hidden">
        <Button variant="quiet" className="-ms-5" onClick={() => setChanging(true)}>
          <PencilIcon />
          {t('Change something')}
        </Button>
        <KeepDish {...{ recipe, owner, vocabulary }} />
      </div>
      {isChanging && (
        <ChangeDish {...{ name, owner, vocabulary }} onClose={() => setChanging(false)} />
      )}
    </div>
  )
}
