import type { ReactNode } from 'react'
import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
import { isClosed, isUndecided } from '#domain/access.ts'
import type { RecipeSource } from '#domain/recipes/draft.ts'
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
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { Menu } from '#web/ui/menu.tsx'

const link = 'font-semibold text-ink underline underline-offset-4'

interface RecipeToolsProps {
  recipe: Recipe
  readerId: string | null
}

/** Whose recipe it is, where it came from, and for its cook who sees it. */
export function RecipeTools({ recipe, readerId }: RecipeToolsProps) {
  const { data: stored } = useStoredRecipe(String(recipe.id), readerId)
  if (stored === undefined || stored === null) return null
  const isOwn = readerId !== null && stored.ownerId === readerId
  return (
    <div className="mt-5 space-y-3 print:mt-2">
      <Origin stored={stored} isOwn={isOwn} />
      {isOwn && <HiddenNote userId={readerId} thing="recipe" id={String(recipe.id)} />}
      {isOwn && typeof recipe.id === 'number' && (
        <SeenBy {...{ recipe, stored, readerId }} id={recipe.id} />
      )}
    </div>
  )
}

/** "By Ada · after Leek tart by Bo · from A neighbour" */
function Origin({ stored, isOwn }: { stored: StoredRecipe; isOwn: boolean }) {
  const { ownerId, cook, copiedFrom, source, assumed } = stored
  if (ownerId === null) return null
  const whose = isOwn ? 'own' : cook === null ? 'unnamed' : 'named'
  const after = copiedFrom === null ? 'nothing' : copiedFrom.cook === null ? 'unnamed' : 'named'
  return (
    <p className="text-soft wrap-anywhere">
      <T
        text="{whose, select, own {Your own recipe} unnamed {By a cook of Larder} other {By <cook>{name}</cook>}}{after, select, nothing {} unnamed {, after <recipe>{title}</recipe>} other {, after <recipe>{title}</recipe> by {author}}}"
        whose={whose}
        cook={<Link to={paths.profile(ownerId)} className={link} />}
        name={cook}
        after={after}
        recipe={<Link to={paths.recipe(copiedFrom?.id ?? '')} className={link} />}
        title={copiedFrom?.title}
        author={copiedFrom?.cook}
      />
      {source !== null && (
        <>
          {'. '}
          <From {...source} />
        </>
      )}
      {assumed.length > 0 && <>. {assumedInWords(assumed)}</>}
    </p>
  )
}

function From({ url, name }: RecipeSource) {
  if (url === null || !URL.canParse(url)) return t('From {source}', { source: name ?? url ?? '' })
  return (
    <T
      text="From <link>{source}</link>"
      link={<PageLink url={url} />}
      source={name ?? new URL(url).hostname}
    />
  )
}

function PageLink({ url, children }: { url: string; children?: ReactNode }) {
  return (
    <a href={url} rel="noopener noreferrer nofollow" className={link}>
      {children}
    </a>
  )
}

const assumedWords: Readonly<Record<string, string>> = {
  servings: t('for how many'),
  ready_in_minutes: t('how long it takes'),
  difficulty: t('how hard it is'),
}

/** "Nobody said how long it takes, so what is usual stands for it." */
function assumedInWords(assumed: readonly string[]): string {
  const said = assumed.flatMap((each) => assumedWords[each] ?? [])
  return t('Nobody said {things}: what is usual stands for it.', { things: listInWords(said) })
}

interface SeenByProps {
  recipe: Recipe
  id: number
  stored: StoredRecipe
  readerId: string
}

function SeenBy({ recipe, id, stored, readerId }: SeenByProps) {
  const { access } = useAuth()
  const { show } = useOwnRecipeActions(readerId)
  const mayShow =
    !isClosed('recipe_creation', access) && !isUndecided(access) && recipe.instructions !== null
  const rank = (visibility: Visibility) =>
    visibilityOptions.findIndex(({ value }) => value === visibility)
  const shown = visibilityOptions.find(({ value }) => value === stored.visibility)
  return (
    <Menu
      label={t('Who sees it: {who}', { who: shown?.label ?? t('Only me') })}
      className="-ms-3.5 inline-flex min-h-11 items-center gap-1.5 rounded-xl px-3.5 font-semibold hover:bg-sunken print:hidden"
      items={visibilityOptions
        // Showing it to more people is part of the plan.
        .filter(({ value }) => mayShow || rank(value) <= rank(stored.visibility))
        .map(({ value, label }) => ({
          key: value,
          label: value === stored.visibility ? t('{choice} (now)', { choice: label }) : label,
          onSelect: () => void show(id, value),
        }))}
    >
      {t('Seen by: {who, select, private {only me} followers {my followers} other {everyone}}', {
        who: stored.visibility,
      })}
      <ChevronDownIcon size={18} />
    </Menu>
  )
}
