import { t } from '#domain/texts/t.ts'
import { capitalised, ingredientPlural } from '#domain/ingredients/names.ts'
import type { Substitution, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { atHomeFirst, isThere } from '#domain/matching/at-home-first.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { isLeftOut } from '#domain/recipes/leaving-out.ts'
import type { Scaling } from '#domain/recipes/scale.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { CheckIcon } from '#web/ui/action-icons.tsx'
import type { ShownLine } from '../lines/line-matches.ts'
import { swapInWords } from '../lines/swap-words.ts'
import { listInWords } from '../words.ts'

interface SwapDialogProps {
  shown: ShownLine
  scaling: Scaling
  vocabulary: Vocabulary
  /** Undefined until it is there. */
  kitchen: Kitchen | undefined
  onSwap: (swap: Substitution | null) => void
  onClose: () => void
}

/** What may take the place of a line's ingredient: what is at home, then the best, nothing last; each with what a cook would say. */
export function SwapDialog(props: SwapDialogProps) {
  const { shown, scaling, vocabulary, kitchen, onSwap, onClose } = props
  const { written, swap } = shown
  const options = kitchen === undefined ? shown.options : atHomeFirst(shown.options, kitchen)
  function choose(next: Substitution | null) {
    onSwap(next)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('Instead of {food}', { food: written.name })}
      description={t('Amounts, nutrition, diets and allergens follow what you take.')}
    >
      <ul className="space-y-2">
        <Option
          name={capitalised(written.name)}
          words={t('As the recipe has it.')}
          isChosen={swap === null}
          onChoose={() => choose(null)}
        />
        {options.map((option) => (
          <Option
            key={option.uses.join('+')}
            name={
              isLeftOut(option)
                ? t('Leave it out')
                : capitalised(
                    listInWords(option.uses.map((id) => ingredientPlural(id, vocabulary))),
                  )
            }
            words={capitalised(
              isLeftOut(option) ? option.note : swapInWords(option, written, vocabulary, scaling),
            )}
            isAtHome={kitchen !== undefined && isThere(option, kitchen)}
            isChosen={swap?.uses.join('+') === option.uses.join('+')}
            onChoose={() => choose(option)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

interface OptionProps {
  name: string
  words: string
  isAtHome?: boolean
  isChosen: boolean
  onChoose: () => void
}

function Option({ name, words, isAtHome = false, isChosen, onChoose }: OptionProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="flex min-h-14 w-full items-start gap-3 rounded-field border border-edge px-4 py-3 text-start hover:bg-sunken aria-pressed:border-basil aria-pressed:bg-basil-soft"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-soft">{words}</span>
          {isAtHome && (
            <span className="block text-sm font-semibold text-basil">{t('You have that')}</span>
          )}
        </span>
        {isChosen && <CheckIcon className="mt-0.5 text-basil" />}
      </button>
    </li>
  )
}
