import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isClosed, isUndecided } from '#domain/access.ts'
import type { Visibility } from '#domain/recipes/own/saved-recipe.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { HiddenNote } from '#web/features/moderation/hidden-note.tsx'
import { visibilityOptions } from '#web/features/own-recipes/editor/choice-fields.tsx'
import {
  useStoredRecipe,
  useOwnRecipeActions,
  type StoredRecipe,
} from '#web/features/own-recipes/own-recipe.ts'
import { listInWords } from '#web/features/recipes/words.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { PencilIcon, TrashIcon } from '#web/ui/action-icons.tsx'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ReportRecipe } from './report-recipe.tsx'

interface RecipeToolsProps {
  recipe: Recipe
  readerId: string | null
}

/** Whose recipe it is, where it came from, and what its cook, or another, does with it. */
export function RecipeTools({ recipe, readerId }: RecipeToolsProps) {
  const { access } = useAuth()
  const { data: stored } = useStoredRecipe(String(recipe.id), readerId)
  if (stored === undefined || stored === null) return null
  const isOwn = readerId !== null && stored.ownerId === readerId
  const isOpen = !isClosed('recipe_creation', access) && !isUndecided(access)
  const mayWrite = isOpen && recipe.instructions !== null
  return (
    <div className="mt-5 space-y-3 print:mt-2">
      <Origin stored={stored} isOwn={isOwn} />
      {isOwn && <HiddenNote userId={readerId} thing="recipe" id={String(recipe.id)} />}
      {isOwn && typeof recipe.id === 'number' ? (
        <OwnTools {...{ recipe, stored, readerId, mayWrite }} id={recipe.id} />
      ) : (
        mayWrite && (
          <LinkButton
            to={`${paths.createRecipe}?from=${recipe.id}`}
            variant="secondary"
            className="print:hidden"
          >
            <PencilIcon size={18} />
            Cook it my way
          </LinkButton>
        )
      )}
      {recipe.instructions !== null && <ExportMenu recipe={recipe} stored={stored} />}
      {!isOwn && readerId !== null && stored.ownerId !== null && typeof recipe.id === 'number' && (
        <ReportRecipe id={recipe.id} readerId={readerId} />
      )}
    </div>
  )
}

/** "By Ada · after Leek tart by Bo · from A neighbour" */
function Origin({ stored, isOwn }: { stored: StoredRecipe; isOwn: boolean }) {
  const { ownerId, cook, copiedFrom, source, assumed } = stored
  const link = 'font-semibold text-ink underline underline-offset-4'
  if (ownerId === null) return null
  return (
    <p className="text-soft wrap-anywhere">
      {isOwn ? (
        'Your own recipe'
      ) : cook === null ? (
        'By a cook of Larder'
      ) : (
        <>
          By{' '}
          <Link to={paths.profile(ownerId)} className={link}>
            {cook}
          </Link>
        </>
      )}
      {copiedFrom !== null && (
        <>
          , after{' '}
          <Link to={paths.recipe(copiedFrom.id)} className={link}>
            {copiedFrom.title}
          </Link>
          {copiedFrom.cook !== null && ` by ${copiedFrom.cook}`}
        </>
      )}
      {source !== null && (
        <>
          . From{' '}
          {source.url === null || !URL.canParse(source.url) ? (
            (source.name ?? source.url)
          ) : (
            <a href={source.url} rel="noopener noreferrer nofollow" className={link}>
              {source.name ?? new URL(source.url).hostname}
            </a>
          )}
        </>
      )}
      {assumed.length > 0 && <>. {assumedInWords(assumed)}</>}
    </p>
  )
}

const assumedWords: Readonly<Record<string, string>> = {
  servings: 'for how many',
  ready_in_minutes: 'how long it takes',
  difficulty: 'how hard it is',
}

/** "Nobody said how long it takes, so what is usual stands for it." */
function assumedInWords(assumed: readonly string[]): string {
  const said = assumed.flatMap((each) => assumedWords[each] ?? [])
  return `Nobody said ${listInWords(said)}: what is usual stands for it.`
}

interface OwnToolsProps {
  recipe: Recipe
  id: number
  stored: StoredRecipe
  readerId: string
  mayWrite: boolean
}

function OwnTools({ recipe, id, stored, readerId, mayWrite }: OwnToolsProps) {
  const navigate = useNavigate()
  const { remove, show } = useOwnRecipeActions(readerId)
  const [isDeleting, setDeleting] = useState(false)
  const rank = (visibility: Visibility) =>
    visibilityOptions.findIndex(({ value }) => value === visibility)
  const shown = visibilityOptions.find(({ value }) => value === stored.visibility)

  async function onDelete() {
    setDeleting(true)
    const isGone = await remove(id, recipe.title)
    setDeleting(false)
    if (isGone) void navigate(paths.profile(), { replace: true })
  }

  return (
    <div className="flex flex-wrap items-center gap-2.5 print:hidden">
      <LinkButton to={paths.editRecipe(id)} variant="secondary">
        <PencilIcon size={18} />
        Edit
      </LinkButton>
      {mayWrite && (
        <LinkButton to={`${paths.createRecipe}?from=${id}`} variant="secondary">
          Duplicate
        </LinkButton>
      )}
      <Menu
        label={`Who sees it: ${shown?.label ?? 'Only me'}`}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-card px-4 font-semibold hover:bg-sunken"
        items={visibilityOptions
          // Showing it to more people is part of the plan.
          .filter(({ value }) => mayWrite || rank(value) <= rank(stored.visibility))
          .map(({ value, label }) => ({
            key: value,
            label: value === stored.visibility ? `${label} (now)` : label,
            onSelect: () => void show(id, value),
          }))}
      >
        Seen by: {shown?.label.toLowerCase()}
        <ChevronDownIcon size={18} />
      </Menu>
      <Button variant="quiet" pending={isDeleting} onClick={() => void onDelete()}>
        <TrashIcon size={18} />
        Delete
      </Button>
    </div>
  )
}
