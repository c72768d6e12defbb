import { t } from '#domain/texts/t.ts'
import { operatorLink } from '#web/lib/installation.ts'

const pages = [
  ['privacy', t('Privacy')],
  ['terms', t('Terms')],
  ['imprint', t('Imprint')],
] as const

/** The pages of whoever runs this Larder, those that there are. */
export function OperatorLinks() {
  return pages.map(([name, label]) => {
    const href = operatorLink(name)
    return (
      href && (
        <a
          key={name}
          href={href}
          className="inline-flex min-h-11 items-center rounded-md text-soft underline-offset-4 hover:text-ink hover:underline"
        >
          {label}
        </a>
      )
    )
  })
}
