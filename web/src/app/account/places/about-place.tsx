import { t } from '#domain/texts/t.ts'
import { larderVersion, operatorLink } from '#web/lib/installation.ts'

import { OperatorLinks } from '../../kitchen/operator-links.tsx'

/** Its version and the pages of whoever runs this Larder, as far as there are any. */
export function AboutThisLarder() {
  const help = operatorLink('help')
  const version = larderVersion()
  return (
    <>
      {version !== undefined && <p className="text-soft">{t('Version {version}', { version })}</p>}
      <p className="flex flex-wrap gap-x-6 font-semibold">
        <OperatorLinks />
        {help !== undefined && (
          <a
            href={help}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {t('Help')}
          </a>
        )}
      </p>
    </>
  )
}
