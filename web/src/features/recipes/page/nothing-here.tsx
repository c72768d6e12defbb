import { t } from '#domain/texts/t.ts'
import { paths } from '#web/lib/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

/** Explains the fallback recipe, and leads on. */
export function NothingHere() {
  return (
    <div className="mt-5 max-w-prose">
      <p>
        {t(
          'There is no recipe at this address that you may see. Its cook may have deleted it or keep it private, or the address is not quite right.',
        )}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={paths.recipes}>{t('Find a recipe')}</LinkButton>
        <LinkButton to={paths.home} variant="secondary">
          {t('What can I cook?')}
        </LinkButton>
      </p>
    </div>
  )
}
