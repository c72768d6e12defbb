import { useId, type ReactNode } from 'react'

import { t } from '#domain/texts/t.ts'
import { MoonIcon, ScreenIcon, SunIcon } from './theme-icons.tsx'
import { chooseTheme, themeChoices, useThemeChoice, type ThemeChoice } from './theme.ts'

const faces: Record<ThemeChoice, { label: string; icon: ReactNode }> = {
  system: { label: t('System|the theme of the device'), icon: <ScreenIcon size={18} /> },
  light: { label: t('Light|a theme'), icon: <SunIcon size={18} /> },
  dark: { label: t('Dark|a theme'), icon: <MoonIcon size={18} /> },
}

/** Light, dark, or what the device says. */
export function ThemeSwitch() {
  const chosen = useThemeChoice()
  const name = useId()
  return (
    <fieldset className="inline-flex max-w-full flex-wrap rounded-3xl border border-line bg-card p-0.5">
      <legend className="sr-only">{t('Theme')}</legend>
      {themeChoices.map((choice) => (
        <label
          key={choice}
          className={
            'flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-3.5 text-sm font-semibold ' +
            'text-soft transition-colors hover:text-ink has-checked:bg-butter has-checked:text-ink ' +
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
          }
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === chosen}
            onChange={() => chooseTheme(choice)}
            className="sr-only"
          />
          {faces[choice].icon}
          {faces[choice].label}
        </label>
      ))}
    </fieldset>
  )
}
