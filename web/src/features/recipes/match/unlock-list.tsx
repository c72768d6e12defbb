import { t } from '#domain/texts/t.ts'
import { ingredientPlural } from '#domain/ingredients/names.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Unlock } from '#domain/matching/unlock.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/action-icons.tsx'
import { BasketIcon } from '#web/ui/icons.tsx'
import { T } from '#web/ui/t.tsx'
import { listInWords } from '../words.ts'

interface UnlockListProps {
  unlocks: readonly Unlock[]
  vocabulary: Vocabulary
  /** Title by recipe id. */
  titleOf: (id: number) => string
  /** Absent for a helper, who changes no pantry. */
  onHave?: (ids: readonly IngredientId[]) => void
  onBuy: (ids: readonly IngredientId[]) => void
  isOnList: (id: IngredientId) => boolean
}

/** What to get so that more is ready: a strip on a phone, a list beside the recipes. */
export function UnlockList({ unlocks, ...rest }: UnlockListProps) {
  return (
    <ul className="relative -mx-5 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pb-1 [scrollbar-width:thin] lg:mx-0 lg:flex-col lg:gap-0 lg:divide-y lg:divide-basil/20 lg:overflow-visible lg:px-0">
      {unlocks.map((unlock) => (
        <UnlockItem key={unlock.ingredients.join(' ')} unlock={unlock} {...rest} />
      ))}
    </ul>
  )
}

type UnlockItemProps = Omit<UnlockListProps, 'unlocks'> & { unlock: Unlock }

function UnlockItem({ unlock, vocabulary, titleOf, onHave, onBuy, isOnList }: UnlockItemProps) {
  const { ingredients, recipes } = unlock
  const names = listInWords(ingredients.map((id) => ingredientPlural(id, vocabulary)))
  const isListed = ingredients.every(isOnList)
  const count = recipes.length
  return (
    <li className="flex w-68 shrink-0 snap-start flex-col rounded-2xl bg-card p-3.5 lg:w-auto lg:rounded-none lg:bg-transparent lg:px-0 lg:py-3.5">
      <p className="leading-snug">
        <T
          text="<b>Add {names}:</b> <more>{count, plural, other {# more}}</more>"
          names={names}
          count={count}
          b={<b className="font-semibold" />}
          more={<span className="font-bold whitespace-nowrap text-basil" />}
        />
      </p>
      <p className="mt-0.5 line-clamp-2 text-sm text-soft">{listInWords(recipes.map(titleOf))}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-2.5">
        {onHave !== undefined && (
          <Button variant="soft" size="sm" onClick={() => onHave(ingredients)}>
            {ingredients.length === 1 ? t('I have it') : t('I have them')}
            <span className="sr-only">({names})</span>
          </Button>
        )}
        <Button variant="quiet" size="sm" disabled={isListed} onClick={() => onBuy(ingredients)}>
          {isListed ? <CheckIcon size={17} /> : <BasketIcon size={17} />}
          {isListed ? t('On your list') : t('Put on list')}
          <span className="sr-only">({names})</span>
        </Button>
      </div>
    </li>
  )
}
