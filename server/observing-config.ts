import { z } from 'zod'
import { optionalText } from '#functions/settings/optional-text.ts'
import type { LogSettings } from './log.ts'

/** What the operator chose to see of the server. */
export interface ObservingConfig {
  readonly log: LogSettings
  /** Where figures are read; undefined where nobody asks for any. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
}

const format = z.enum(['text', 'json'], 'LOG_FORMAT must be text or json')
const level = z.enum(['info', 'warn', 'error'], 'LOG_LEVEL must be info, warn or error')

export const observingVariables = {
  LOG_FORMAT: optionalText.transform((name) => name ?? 'text').pipe(format),
  LOG_LEVEL: optionalText.transform((name) => name ?? 'info').pipe(level),
  METRICS_PORT: optionalText
    .transform((text) => (text === undefined ? undefined : Number(text)))
    .refine(
      (port) => port === undefined || (Number.isInteger(port) && port >= 0 && port <= 65_535),
      'METRICS_PORT must be a whole number from 0 to 65535',
    ),
  METRICS_HOST: optionalText,
} as const

type Variables = z.infer<z.ZodObject<typeof observingVariables>>

export function readObserving(variables: Variables): ObservingConfig {
  const { LOG_FORMAT, LOG_LEVEL, METRICS_PORT: port, METRICS_HOST: host = '127.0.0.1' } = variables
  return {
    log: { format: LOG_FORMAT, level: LOG_LEVEL },
    metrics: port === undefined ? undefined : { host, port },
  }
}

/** For the log of a start that may fail over the settings themselves: what is unknown is as unset. */
export function readLogSettings(
  environment: Readonly<Record<string, string | undefined>>,
): LogSettings {
  return {
    format: format.catch('text').parse(environment['LOG_FORMAT']?.trim()),
    level: level.catch('info').parse(environment['LOG_LEVEL']?.trim()),
  }
}
