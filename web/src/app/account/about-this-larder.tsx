import { SettingsSection } from '#web/features/account/forms/settings-section.tsx'
import { operatorLink } from '#web/lib/installation.ts'

import { OperatorLinks } from '../kitchen/operator-links.tsx'

/** The pages of whoever runs this Larder, where there are any. */
export function AboutThisLarder() {
  const help = operatorLink('help')
  const others = [operatorLink('privacy'), operatorLink('terms'), operatorLink('imprint')]
  if ([help, ...others].every((address) => address === undefined)) return null
  return (
    <SettingsSection title="About this Larder" lead="From whoever runs it.">
      <p className="flex flex-wrap gap-x-6 font-semibold">
        <OperatorLinks />
        {help !== undefined && (
          <a
            href={help}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            Help
          </a>
        )}
      </p>
    </SettingsSection>
  )
}
