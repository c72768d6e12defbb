import { capitalised, ingredientPlural } from '#domain/ingredients/names.ts'
import type { Substitution, Vocabulary } from '#domain/ingredients/vocabulary.ts'
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
  onSwap: (swap: Substitution | null) => void
  onClose: () => void
}

/** What may take the place of a line's ingredient, best first and nothing last, each with what a cook would say. */
export function SwapDialog({ shown, scaling, vocabulary, onSwap, onClose }: SwapDialogProps) {
  const { written, options, swap } = shown
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
      title={`Instead of ${written.name}`}
      description="Amounts, nutrition, diets and allergens follow what you take."
    >
      <ul className="space-y-2">
        <Option
          name={capitalised(written.name)}
          words="As the recipe has it."
          isChosen={swap === null}
          onChoose={() => choose(null)}
        />
        {options.map((option) => (
          <Option
            key={option.uses.join('+')}
            name={
              isLeftOut(option)
                ? 'Leave it out'
                : capitalised(
                    listInWords(option.uses.map((id) => ingredientPlural(id, vocabulary))),
                  )
            }
            words={capitalised(
              isLeftOut(option) ? option.note : swapInWords(option, written, vocabulary, scaling),
            )}
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
  isChosen: boolean
  onChoose: () => void
}

function Option({ name, words, isChosen, onChoose }: OptionProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="flex min-h-14 w-full items-start gap-3 rounded-field border border-edge px-4 py-3 text-left hover:bg-sunken aria-pressed:border-basil aria-pressed:bg-basil-soft"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-soft">{words}</span>
        </span>
        {isChosen && <CheckIcon className="mt-0.5 text-basil" />}
      </button>
    </li>
  )
}
