import { useState } from 'react'
import { type Hiding } from '#domain/recipes/hidden-by-settings.ts'
import { type SettingInForce, settingKey } from '#domain/recipes/settings-in-force.ts'
import type { Diet } from '#domain/recipes/suits-diet.ts'
import { avoidableName } from '#web/features/recipes/avoidable-words.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { settingInWords } from './setting-in-words.ts'

interface HidingSettingsProps {
  hidings: readonly Hiding[]
  diet: Diet
  onPass: (setting: SettingInForce) => void
}

const recipes = (count: number) => (count === 1 ? '1 recipe' : `${count} recipes`)

/** Which setting hides how many recipes, each to be looked past by itself; what is avoided only after a warning. */
export function HidingSettings({ hidings, diet, onPass }: HidingSettingsProps) {
  const [asked, setAsked] = useState<Hiding | null>(null)
  return (
    <>
      <ul
        aria-label="What hides them"
        className="my-3 divide-y divide-line border-y border-line text-left text-sm"
      >
        {hidings.map((hiding) => {
          const { setting, hides, alone } = hiding
          const name = settingInWords(setting, diet)
          return (
            <li
              key={settingKey(setting)}
              className="flex flex-wrap items-center justify-between gap-x-4 py-0.5"
            >
              <span className="text-soft">
                <b className="font-semibold text-ink">{name}</b> hides {recipes(hides)}
                {alone === hides ? '' : `, ${alone === 0 ? 'none' : alone} of them alone`}
              </span>
              <button
                type="button"
                aria-label={`Look without “${name}”`}
                onClick={() => (setting.kind === 'avoided' ? setAsked(hiding) : onPass(setting))}
                className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
              >
                {setting.kind === 'avoided' ? 'Look without it …' : 'Look without it'}
              </button>
            </li>
          )
        })}
      </ul>
      {asked?.setting.kind === 'avoided' && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={`Show recipes with ${avoidableName(asked.setting.value)}?`}
          confirmLabel="Show them for this visit"
          pendingLabel="Showing …"
          cancelLabel="Keep them hidden"
          pending={false}
          tone="danger"
          onConfirm={() => {
            setAsked(null)
            onPass(asked.setting)
          }}
        >
          You avoid {avoidableName(asked.setting.value)}. What comes into view holds it, or nobody
          knows whether it does: {recipes(asked.alone)}. Each is marked. Do not go by this list if
          it makes you ill. Your settings stay as they are, and count again on your next visit.
        </ConfirmDialog>
      )}
    </>
  )
}
