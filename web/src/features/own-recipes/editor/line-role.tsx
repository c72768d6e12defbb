import { useId } from 'react'
import { t } from '#domain/texts/t.ts'
import type { ReadThing } from '#domain/recipes/own/read-draft.ts'
import { type LineUse, lineUses } from '#domain/recipes/line-use.ts'

/** What becomes of the dish without a line. */
export type LineRole = LineUse | 'optional'

const roles: readonly LineRole[] = [...lineUses, 'optional']
export const roleWords: Readonly<Record<LineRole, string>> = {
  base: t('is needed'),
  flavour: t('is for flavour, and can be left out'),
  finish: t('comes on at the end, and can be left out'),
  optional: t('is optional'),
}

export const roleOf = ({ optional, use = 'base' }: ReadThing): LineRole =>
  optional ? 'optional' : use

interface LineRoleChoiceProps {
  /** As it is written. */
  line: string
  role: LineRole
  onChange: (role: LineRole) => void
}

/** What a line is there for: derived, until its cook says otherwise. */
export function LineRoleChoice({ line, role, onChange }: LineRoleChoiceProps) {
  const id = useId()
  return (
    <p className="grid grid-cols-[minmax(0,16rem)]">
      <label htmlFor={id} className="sr-only">
        {t('What {line} is there for', { line })}
      </label>
      <select
        id={id}
        value={role}
        onChange={(event) => {
          const chosen = roles.find((each) => each === event.target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
        className="min-h-11 min-w-0 cursor-pointer rounded-xl border border-edge bg-card px-2 text-[0.9375rem] font-semibold text-ink"
      >
        {roles.map((each) => (
          <option key={each} value={each}>
            {roleWords[each]}
          </option>
        ))}
      </select>
    </p>
  )
}
