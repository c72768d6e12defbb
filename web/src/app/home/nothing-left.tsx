import { t } from '#domain/texts/t.ts'
import { whatHides } from '#domain/recipes/hidden-by-settings.ts'
import {
  nothingLiked,
  settingsInForce,
  type SettingInForce,
} from '#domain/recipes/settings-in-force.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import type { Diet } from '#domain/recipes/suits-diet.ts'
import { paths } from '#web/lib/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { HidingSettings } from './hiding-settings.tsx'

interface NothingLeftProps {
  hidden: readonly RecipeCard[]
  /** What counts, without what is looked past. */
  diet: Diet
  /** Whether a list begins with all of them, whatever the person likes. */
  showsAll: boolean
  onPass: (setting: SettingInForce) => void
}

/** The ways out where settings hide all there is to see: past one of them at a time, or to the settings. */
export function NothingLeft({ hidden, diet: whole, showsAll, onPass }: NothingLeftProps) {
  const diet = showsAll ? { ...whole, defaults: nothingLiked } : whole
  return (
    <div>
      <HidingSettings
        hidings={whatHides(hidden, settingsInForce(diet), diet.defaults)}
        diet={diet}
        onPass={onPass}
      />
      <LinkButton to={paths.accountPlace('diet')}>{t('Dietary settings')}</LinkButton>
    </div>
  )
}
