import { useLocation } from 'react-router'

import { t } from '#domain/texts/t.ts'
import { paths } from '#web/lib/paths.ts'
import { PencilIcon, PlusIcon } from '#web/ui/action-icons.tsx'
import { DownloadIcon } from '#web/ui/download-icon.tsx'
import { Menu } from '#web/ui/menu.tsx'

/** Where one looks at recipes. Elsewhere a plus in the header would promise something else: a thing to buy. */
const shownAt: ReadonlySet<string> = new Set([paths.home, paths.recipes, paths.savedRecipes])

/** The ways to a recipe of one’s own. */
export function NewRecipeMenu() {
  const { pathname } = useLocation()
  if (!shownAt.has(pathname)) return null
  return (
    <Menu
      label={t('New recipe')}
      className={
        'flex min-h-11 min-w-11 max-[20rem]:min-h-[44px] max-[20rem]:min-w-[44px] items-center justify-center gap-1.5 rounded-full font-semibold text-soft ' +
        'transition-colors hover:bg-sunken hover:text-ink xl:px-3'
      }
      items={[
        {
          key: 'write',
          label: t('Write a recipe'),
          icon: <PencilIcon />,
          to: paths.createRecipe,
        },
        {
          key: 'import',
          label: t('Import recipes'),
          icon: <DownloadIcon />,
          to: paths.importRecipes,
        },
      ]}
    >
      <PlusIcon size={24} />
      <span className="max-xl:hidden">{t('New recipe')}</span>
    </Menu>
  )
}
