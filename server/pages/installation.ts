import type { Config } from '../config.ts'
import { attribute } from '../escape-html.ts'
import { version } from '../version.ts'

type Chosen = {
  readonly plan: Config['plan']
  readonly links: Config['links']
  readonly auth: { readonly settings: Pick<Config['auth']['settings'], 'signUp' | 'captcha'> }
}

/**
 * The app's page with what the operator chose and runs, as attributes of its `<html>`: every page shows it, from the first
 * paint on and without a network. What is as usual is left out.
 *
 * @param languages the tags of those that people can choose here, where there are several
 */
export function withInstallation(
  index: string,
  config: Chosen,
  languages: readonly string[] = [],
): string {
  const { links } = config
  const { signUp, captcha } = config.auth.settings
  const chosen: Readonly<Record<string, string | undefined>> = {
    'data-sign-up': signUp === 'open' ? undefined : signUp,
    'data-captcha': captcha?.provider,
    'data-captcha-key': captcha?.siteKey,
    'data-captcha-script': captcha?.standIn?.script,
    'data-privacy-url': links.privacy,
    'data-terms-url': links.terms,
    'data-imprint-url': links.imprint,
    'data-help-url': links.help,
    'data-version': version,
    'data-languages': languages.length > 1 ? languages.join(' ') : undefined,
    'data-plan': config.plan === 'everyone' ? 'everyone' : undefined,
  }
  const attributes = Object.entries(chosen).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${attribute(value)}"`],
  )
  return index.replace(/<html(?=[\s>])/, (tag) => tag + attributes.join(''))
}
