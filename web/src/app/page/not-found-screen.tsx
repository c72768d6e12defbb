import { t } from '#domain/texts/t.ts'
import { paths } from '#web/lib/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'

/** An address that leads nowhere, and two that lead on. */
export function NotFoundScreen() {
  return (
    <div className="mx-auto flex min-h-[60dvh] max-w-xl flex-col items-center justify-center text-center">
      <p aria-hidden="true" className="mb-2 font-display text-7xl text-tomato-text">
        404
      </p>
      <PageTitle
        lead={t('The shelf is empty here. The link may be old, or a letter of it went missing.')}
      >
        {t('Page not found')}
      </PageTitle>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.home}>{t('To your ingredients')}</LinkButton>
        <LinkButton to={paths.recipes} variant="secondary">
          {t('Browse recipes')}
        </LinkButton>
      </div>
    </div>
  )
}
