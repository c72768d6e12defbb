import { t } from '#domain/texts/t.ts'
import {
  type SettingInForce,
  settingKey,
  settingsInForce,
} from '#domain/recipes/settings-in-force.ts'
import type { Diet } from '#domain/recipes/suits-diet.ts'
import { T } from '#web/ui/t.tsx'
import { settingInWords } from './setting-in-words.ts'

interface PassedSettingsProps {
  /** What is looked past, by `settingKey`. */
  passed: ReadonlySet<string>
  /** The whole settings. */
  diet: Diet
  onKeep: (setting: SettingInForce) => void
}

/** What is looked past for now, with the way back: nobody forgets that a list is not theirs. */
export function PassedSettings({ passed, diet, onKeep }: PassedSettingsProps) {
  const settings = settingsInForce(diet).filter((each) => passed.has(settingKey(each)))
  if (settings.length === 0) return null
  return (
    <ul aria-label={t('Looked past for this visit')} className="mb-3 text-sm text-soft">
      {settings.map((setting) => (
        <li key={settingKey(setting)} className="flex flex-wrap items-center gap-x-2">
          <span>
            {setting.kind === 'avoided' ? (
              <T
                text="For this visit without your setting <b>{setting}</b>: look at the marks before you cook"
                setting={settingInWords(setting, diet)}
                b={<b className="font-semibold text-ink" />}
              />
            ) : (
              <T
                text="For this visit without your setting <b>{setting}</b>"
                setting={settingInWords(setting, diet)}
                b={<b className="font-semibold text-ink" />}
              />
            )}
          </span>
          <span aria-hidden="true" className="max-sm:hidden">
            ·
          </span>
          <button
            type="button"
            onClick={() => onKeep(setting)}
            className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
          >
            {t('Keep to it again')}
          </button>
        </li>
      ))}
    </ul>
  )
}
