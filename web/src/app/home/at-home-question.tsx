import { useId } from 'react'
import { CheckIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'

interface AtHomeQuestionProps {
  title: string
  things: readonly { id: string; name: string; label: string }[]
  onNo: (id: string) => void
  yes: string
  onYes: () => void
  /** What the answer is for. */
  hint: string
}

/** What is taken to be in a kitchen without anybody having said so: one tap for yes, one each for no. */
export function AtHomeQuestion({ title, things, onNo, yes, onYes, hint }: AtHomeQuestionProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-wrap items-center gap-x-2 rounded-card bg-sunken/60 px-3.5 py-1.5"
    >
      <p id={titleId} className="text-sm font-semibold text-soft">
        {title}
      </p>
      <ul className="flex flex-wrap items-center gap-x-1">
        {things.map(({ id, name, label }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={label}
              onClick={() => onNo(id)}
              className="inline-flex min-h-11 items-center"
            >
              <span className="inline-flex items-center gap-1.5 rounded-full bg-butter px-3 py-1 text-sm font-semibold">
                {name}
                <CloseIcon size={13} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" className="px-2 text-basil" onClick={onYes}>
        <CheckIcon size={16} />
        {yes}
      </Button>
      <p className="w-full pb-1 text-[0.8125rem] text-soft">{hint}</p>
    </section>
  )
}
