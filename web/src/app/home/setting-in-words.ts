import { isEnglish, t } from '#domain/texts/t.ts'
import { defaultDietarySettings } from '#domain/dietary-settings.ts'
import { kindName } from '#domain/recipes/kind-name.ts'
import { nothingLiked, type SettingInForce } from '#domain/recipes/settings-in-force.ts'
import type { Diet } from '#domain/recipes/suits-diet.ts'
import { avoidableName } from '#domain/ingredients/avoidable-name.ts'
import { defaultsInWords } from './filtered-by-settings.tsx'

/** "Vegan", "no nuts", "Italian or French", "under 30 min". */
export function settingInWords(setting: SettingInForce, { defaults }: Diet): string {
  if (setting.kind === 'avoided') return t('no {food}', { food: avoidableName(setting.value) })
  if (setting.kind === 'liked') {
    return defaultsInWords({ ...nothingLiked, [setting.value]: defaults[setting.value] })
  }
  if (!isEnglish()) return kindName(setting.value)
  const option = defaultDietarySettings.preferences.find(({ id }) => id === setting.value)
  return option?.name ?? setting.value
}
