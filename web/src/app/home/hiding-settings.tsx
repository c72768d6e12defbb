import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { type Hiding } from '#domain/recipes/hidden-by-settings.ts'
import { type SettingInForce, settingKey } from '#domain/recipes/settings-in-force.ts'
import type { Diet } from '#domain/recipes/suits-diet.ts'
import { avoidableName } from '#domain/ingredients/avoidable-name.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { T } from '#web/ui/t.tsx'
import { settingInWords } from './setting-in-words.ts'

interface HidingSettingsProps {
  hidings: readonly Hiding[]
  diet: Diet
  onPass: (setting: SettingInForce) => void
}

/** Which setting hides how many recipes, each to be looked past by itself; what is avoided only after a warning. */
export function HidingSettings({ hidings, diet, onPass }: HidingSettingsProps) {
  const [asked, setAsked] = useState<Hiding | null>(null)
  const food = asked?.setting.kind === 'avoided' ? avoidableName(asked.setting.value) : null
  return (
    <>
      <ul
        aria-label={t('What hides them')}
        className="my-3 divide-y divide-line border-y border-line text-start text-sm"
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
                {alone === hides ? (
                  <T
                    text="<b>{name}</b> hides {hides, plural, one {# recipe} other {# recipes}}"
                    name={name}
                    hides={hides}
                    b={<b className="font-semibold text-ink" />}
                  />
                ) : (
                  <T
                    text="<b>{name}</b> hides {hides, plural, one {# recipe} other {# recipes}}, {alone, plural, =0 {none} other {#}} of them alone"
                    name={name}
                    hides={hides}
                    alone={alone}
                    b={<b className="font-semibold text-ink" />}
                  />
                )}
              </span>
              <button
                type="button"
                aria-label={t('Look without “{name}”', { name })}
                onClick={() => (setting.kind === 'avoided' ? setAsked(hiding) : onPass(setting))}
                className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
              >
                {setting.kind === 'avoided' ? t('Look without it …') : t('Look without it')}
              </button>
            </li>
          )
        })}
      </ul>
      {asked !== null && food !== null && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={t('Show recipes with {food}?', { food })}
          confirmLabel={t('Show them for this visit')}
          pendingLabel={t('Showing …')}
          cancelLabel={t('Keep them hidden')}
          pending={false}
          tone="danger"
          onConfirm={() => {
            setAsked(null)
            onPass(asked.setting)
          }}
        >
          {t(
            'You avoid {food}. What comes into view holds it, or nobody knows whether it does: {count, plural, one {# recipe} other {# recipes}}. Each is marked. Do not go by this list if it makes you ill. Your settings stay as they are, and count again on your next visit.',
            { food, count: asked.alone },
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
