import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Lackable } from '#domain/recipes/kitchen-facts.ts'
import { ownable, type Ownable } from '#domain/recipes/lacked.ts'
import { readStored, writeStored } from '#web/lib/local-storage.ts'
import { toast, toastNotSaved, toastWhenSaved } from '#web/ui/toast.ts'
import { T } from '#web/ui/t.tsx'
import { useNoteEquipment } from '../kitchen/use-lacked.ts'
import { AtHomeQuestion } from './at-home-question.tsx'

/** What composed dishes may need. */
const tools = ['oven', 'stove', 'blender', 'second-pot'] as const
type Tool = (typeof tools)[number] | Ownable
const toolNames = {
  oven: t('oven'),
  stove: t('stove'),
  blender: t('blender'),
  'second-pot': t('second pot or pan'),
} as const
/** After “what needs”. */
const needed = {
  oven: t('an oven|what needs it'),
  stove: t('a stove|what needs it'),
  blender: t('a blender|what needs it'),
  'second-pot': t('a second pot or pan|what needs it'),
} as const

/** The word of a text’s branch, which has no hyphen. */
const branchOf = (tool: Tool) => (tool === 'second-pot' ? 'pot' : tool)

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
    const named = branchOf(tool)
    const save = (isLackingNow: boolean) => noteEquipment('missingEquipment', tool, isLackingNow)
    const title = isLacking
      ? t(
          'Noted: no {tool, select, oven {oven} stove {stove} pot {second pot or pan} other {blender}}. What needs one is left out',
          { tool: named },
        )
      : t(
          'Noted: there is {tool, select, oven {an oven} stove {a stove} pot {a second pot or pan} other {a blender}}',
          { tool: named },
        )
    const undo = () => void save(!isLacking).catch(() => toastNotSaved())
    const action = { label: t('Undo'), onAction: undo }
    toastWhenSaved(save(isLacking), { title, action }, () => toastNotSaved())
  }
  function noteOwned(tool: Ownable) {
    const save = (isOwned: boolean) => noteEquipment('ownEquipment', tool, isOwned)
    const title = t(
      'Noted: there is {tool, select, microwave {a microwave} other {an air fryer}}. Dishes are put together for it too',
      { tool },
    )
    const undo = () => void save(false).catch(() => toastNotSaved())
    const action = { label: t('Undo'), onAction: undo }
    toastWhenSaved(save(true), { title, action }, () => toastNotSaved())
  }
  function haveAll() {
    answer(true)
    toast({
      title: t('Noted for your kitchen'),
      action: { label: t('Undo'), onAction: () => answer(false) },
    })
  }

  return (
    <>
      {unsaid.length > 0 && (
        <AtHomeQuestion
          title={t('In your kitchen?')}
          things={unsaid.map((tool) => {
            const named = branchOf(tool)
            return {
              id: tool,
              name: toolNames[tool],
              label: t(
                'No {tool, select, oven {oven} stove {stove} pot {second pot or pan} other {blender}} in the kitchen',
                { tool: named },
              ),
            }
          })}
          onNo={(id) => {
            const tool = tools.find((each) => each === id)
            if (tool !== undefined) note(tool, true)
          }}
          yes={{ 1: t('Yes'), 2: t('Yes, both') }[unsaid.length] ?? t('Yes, all')}
          onYes={haveAll}
          hint={t('Dishes below may need one. Tap what is not there; you are asked this once.')}
        />
      )}
      {missing.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
          <span>
            <T
              text="Left out: what needs <b>{tools}</b>{leftOut, plural, =0 {} one { (# recipe)} other { (# recipes)}}"
              tools={missing
                .map((tool) => needed[tool])
                .reduce((some, last) => t('{some} or {last}', { some, last }))}
              leftOut={leftOut}
              b={<b className="font-semibold text-ink" />}
            />
          </span>
          {[...missing, ...instead].map((tool) => {
            const named = branchOf(tool)
            return (
              <button
                key={tool}
                type="button"
                onClick={() => (isOwnable(tool) ? noteOwned(tool) : note(tool, false))}
                className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
              >
                {t(
                  'I have {tool, select, oven {an oven} stove {a stove} blender {a blender} pot {a second pot or pan} microwave {a microwave} other {an air fryer}}',
                  { tool: named },
                )}
              </button>
            )
          })}
        </p>
      )}
    </>
  )
}
