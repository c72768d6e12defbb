import { useState } from 'react'
import type { Lackable } from '#domain/recipes/kitchen-facts.ts'
import { ownable, type Ownable } from '#domain/recipes/lacked.ts'
import { readStored, writeStored } from '#web/lib/local-storage.ts'
import { toast, toastNotSaved, toastWhenSaved } from '#web/ui/toast.ts'
import { useNoteEquipment } from '../kitchen/use-lacked.ts'
import { AtHomeQuestion } from './at-home-question.tsx'

/** What composed dishes may need. */
const tools = ['oven', 'stove', 'blender'] as const
type Tool = (typeof tools)[number] | Ownable
const withArticle: Readonly<Record<Tool, string>> = {
  oven: 'an oven',
  stove: 'a stove',
  blender: 'a blender',
  'air-fryer': 'an air fryer',
  microwave: 'a microwave',
}

const isOwnable = (tool: Tool): tool is Ownable => ownable.some((each) => each === tool)

/** That it was asked, on this device: once is enough. */
const askedKey = 'asked_equipment'
const readAsked = () => readStored(askedKey, (json) => (json === true ? true : null)) ?? false

interface KitchenLacksProps {
  /** Null is a visitor. */
  owner: string | null
  lacked: readonly Lackable[]
  /** What is there of what is not taken for granted. */
  owned: readonly Ownable[]
  /** How many recipes that leaves out. */
  leftOut: number
}

/** Asks once whether the kitchen has what dishes may need, and says what is left out where it has not. */
export function KitchenLacks({ owner, lacked, owned, leftOut }: KitchenLacksProps) {
  const [isAsked, setAsked] = useState(readAsked)
  const noteEquipment = useNoteEquipment(owner)
  const missing = tools.filter((tool) => lacked.includes(tool))
  /** What cooks in place of an oven or a stove. */
  const instead =
    missing.includes('oven') || missing.includes('stove')
      ? ownable.filter((tool) => !owned.includes(tool))
      : []
  const unsaid = isAsked ? [] : tools.filter((tool) => !lacked.includes(tool))

  function answer(isOver: boolean) {
    setAsked(isOver)
    // Where the browser stores nothing it is asked anew.
    writeStored(askedKey, isOver)
  }
  function note(tool: (typeof tools)[number], isLacking: boolean) {
    const save = (isLackingNow: boolean) => noteEquipment('missingEquipment', tool, isLackingNow)
    const title = isLacking
      ? `Noted: no ${tool}. What needs one is left out`
      : `Noted: there is ${withArticle[tool]}`
    const undo = () => void save(!isLacking).catch(() => toastNotSaved())
    const action = { label: 'Undo', onAction: undo }
    toastWhenSaved(save(isLacking), { title, action }, () => toastNotSaved())
  }
  function noteOwned(tool: Ownable) {
    const save = (isOwned: boolean) => noteEquipment('ownEquipment', tool, isOwned)
    const title = `Noted: there is ${withArticle[tool]}. Dishes are put together for it too`
    const undo = () => void save(false).catch(() => toastNotSaved())
    const action = { label: 'Undo', onAction: undo }
    toastWhenSaved(save(true), { title, action }, () => toastNotSaved())
  }
  function haveAll() {
    answer(true)
    toast({
      title: 'Noted for your kitchen',
      action: { label: 'Undo', onAction: () => answer(false) },
    })
  }

  return (
    <>
      {unsaid.length > 0 && (
        <AtHomeQuestion
          title="In your kitchen?"
          things={unsaid.map((tool) => ({
            id: tool,
            name: tool,
            label: `No ${tool} in the kitchen`,
          }))}
          onNo={(id) => {
            const tool = tools.find((each) => each === id)
            if (tool !== undefined) note(tool, true)
          }}
          yes={{ 1: 'Yes', 2: 'Yes, both' }[unsaid.length] ?? 'Yes, all'}
          onYes={haveAll}
          hint="Dishes below may need one. Tap what is not there; you are asked this once."
        />
      )}
      {missing.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
          <span>
            Left out: what needs{' '}
            <b className="font-semibold text-ink">
              {missing.map((tool) => withArticle[tool]).join(' or ')}
            </b>
            {leftOut > 0 && ` (${leftOut} ${leftOut === 1 ? 'recipe' : 'recipes'})`}
          </span>
          {[...missing, ...instead].map((tool) => (
            <button
              key={tool}
              type="button"
              onClick={() => (isOwnable(tool) ? noteOwned(tool) : note(tool, false))}
              className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
            >
              I have {withArticle[tool]}
            </button>
          ))}
        </p>
      )}
    </>
  )
}
