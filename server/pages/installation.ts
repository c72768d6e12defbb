import type { Config } from '../config.ts'
import { attribute } from '../escape-html.ts'

/**
 * The app's page with what the operator chose, as attributes of its `<html>`: every page shows it, from the first
 * paint on and without a network. What is as usual is left out.
 */
export function withInstallation(index: string, config: Pick<Config, 'plan'>): string {
  const chosen: Readonly<Record<string, string | undefined>> = {
    'data-plan': config.plan === 'everyone' ? 'everyone' : undefined,
  }
  const attributes = Object.entries(chosen).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${attribute(value)}"`],
  )
  return index.replace(/<html(?=[\s>])/, (tag) => tag + attributes.join(''))
}
