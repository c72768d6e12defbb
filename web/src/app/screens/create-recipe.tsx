import { paths } from '#web/lib/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PencilIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'

/** Where recipes of one's own will be written. */
export function CreateRecipeScreen() {
  return (
    <>
      <PageTitle>Create a recipe</PageTitle>
      <EmptyState
        title="Your own recipes are not here yet"
        picture={<PencilIcon size={32} />}
        action={<LinkButton to={paths.recipes}>Browse recipes</LinkButton>}
      >
        This version of Larder finds, shows and keeps recipes. Writing your own is being built;
        nothing you do elsewhere has to wait for it.
      </EmptyState>
    </>
  )
}
