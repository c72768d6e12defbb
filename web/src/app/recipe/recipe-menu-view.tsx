import { useNavigate, useSearchParams } from 'react-router'
import { t } from '#domain/texts/t.ts'
import { isClosed, isUndecided } from '#domain/access.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { useOwnRecipeActions } from '#web/features/own-recipes/own-recipe.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { paths } from '#web/lib/paths.ts'
import { isHelperIn } from '#web/lib/sync/is-helper.ts'
import { ClockIcon, PencilIcon, ShareIcon, TrashIcon } from '#web/ui/action-icons.tsx'
import { CalendarIcon } from '#web/ui/calendar-icon.tsx'
import { CollectIcon } from '#web/ui/collect-icon.tsx'
import { AlertIcon, Glyph } from '#web/ui/icons.tsx'
import type { MenuItem, MenuProps } from '#web/ui/menu-props.ts'
import { PrintIcon } from '#web/ui/print-icon.tsx'
import { MenuView } from '#web/ui/menu-view.tsx'
import { exportForms, useExport } from '../own-recipe/use-export.ts'
import { togetherAddress } from '../kitchen/together-address.ts'
import type { OpenDialog } from './recipe-dialogs.tsx'

const fileIcon = (
  <Glyph>
    <path d="M12 3.5V15m-4-4 4 4 4-4M5 14v4.5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V14" />
  </Glyph>
)
const copyIcon = (
  <Glyph>
    <path d="M8.5 8.5V6a2 2 0 0 1 2-2H18a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-2.5M6 8.5h7.5a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2Z" />
  </Glyph>
)
/** Where it is, for the servings and with the swaps that are shown. */
function asShown(id: Recipe['id'], search: URLSearchParams): string {
  // A composed dish has its address for an id.
  const address = typeof id === 'number' ? paths.recipe(id) : id
  const [path = '', own] = address.split('?', 2)
  const all = new URLSearchParams(own)
  for (const name of ['servings', 'swap']) {
    const value = search.get(name)
    if (value !== null) all.set(name, value)
  }
  return all.size === 0 ? path : `${path}?${all.toString()}`
}

interface RecipeMenuViewProps extends Pick<MenuProps, 'label' | 'children' | 'className'> {
  recipe: Recipe
  /** Null is a visitor. */
  readerId: string | null
  onOpen: (dialog: OpenDialog) => void
}

/** The menu of `RecipeMenu`, from when it is first opened: for each reader what they may do. */
export function RecipeMenuView({ recipe, readerId, onOpen, ...button }: RecipeMenuViewProps) {
  const { id, ownerId, title, instructions } = recipe
  const { access } = useAuth()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { remove } = useOwnRecipeActions(readerId ?? '')
  const kitchen = useKitchenOf(readerId)
  const mayPlan = readerId !== null && !isHelperIn(readerId, kitchen ?? readerId)
  const save = useExport(recipe, readerId)
  // A composed dish has its address for an id.
  const isStored = typeof id === 'number'
  const isOwn = isStored && readerId !== null && ownerId === readerId
  const isOpen = instructions !== null
  const mayWrite =
    isStored && isOpen && !isClosed('recipe_creation', access) && !isUndecided(access)

  async function onDelete() {
    if (await remove(Number(id), title)) void navigate(paths.profile(), { replace: true })
  }

  const copy = `${paths.createRecipe}?from=${id}`
  const items: (MenuItem | false)[] = [
    mayPlan && {
      key: 'plan',
      label: t('Plan this'),
      icon: <CalendarIcon />,
      onSelect: () => onOpen({ what: 'plan' }),
    },
    isOpen && {
      key: 'together',
      label: t('Cook together with …'),
      icon: <ClockIcon />,
      to: togetherAddress({ dishes: [asShown(id, search)], at: null }),
    },
    isOwn && { key: 'edit', label: t('Edit'), icon: <PencilIcon />, to: paths.editRecipe(id) },
    {
      key: 'share',
      label: t('Share'),
      icon: <ShareIcon />,
      onSelect: () => onOpen({ what: 'share' }),
    },
    isStored &&
      readerId !== null && {
        key: 'collect',
        label: t('Add to a collection'),
        icon: <CollectIcon />,
        onSelect: () => onOpen({ what: 'collect' }),
      },
    isOpen && {
      key: 'print',
      label: t('Print'),
      icon: <PrintIcon />,
      onSelect: () => window.print(),
    },
    mayWrite &&
      (isOwn
        ? { key: 'copy', label: t('Duplicate'), icon: copyIcon, to: copy }
        : { key: 'copy', label: t('Cook it my way'), icon: <PencilIcon />, to: copy }),
    ...(isStored && isOpen
      ? exportForms.map(({ form, label }) => ({
          key: form,
          label,
          icon: fileIcon,
          onSelect: () => void save(form),
        }))
      : []),
    isStored &&
      !isOwn &&
      readerId !== null &&
      ownerId !== null && {
        key: 'report',
        label: t('Report this recipe'),
        icon: <AlertIcon />,
        onSelect: () => onOpen({ what: 'report' }),
      },
    isOwn && {
      key: 'delete',
      label: t('Delete'),
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => void onDelete(),
    },
  ]
  return <MenuView {...button} items={items.filter((item) => item !== false)} />
}
