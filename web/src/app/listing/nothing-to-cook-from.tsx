import { t } from '#domain/texts/t.ts'
import { SearchIcon } from '#web/ui/action-icons.tsx'
import { paths } from '#web/lib/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** A kitchen of which nothing is known, asked for what it can cook. */
export function NothingToCookFrom() {
  return (
    <EmptyState
      title={t('Nothing to cook from yet')}
      picture={<SearchIcon size={32} />}
      action={<LinkButton to={paths.home}>{t('To your pantry')}</LinkButton>}
    >
      {t(
        'Nothing that we know is in your pantry at the moment. Add what you have at home, and what you can cook from it stands here.',
      )}
    </EmptyState>
  )
}
