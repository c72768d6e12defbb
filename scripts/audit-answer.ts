import { z } from 'zod'

const severity = z.enum(['info', 'low', 'moderate', 'high', 'critical'])
const refusalSchema = z.object({ error: z.looseObject({}) })
const answerSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity })),
  metadata: z.object({ dependencies: z.object({ total: z.number() }) }),
})

export interface KnownWeaknesses {
  packages: number
  /** By package, how bad the worst is. */
  weak: Record<string, z.infer<typeof severity>>
}

/**
 * Reads what `npm audit --json` wrote. Undefined where the registry does not answer that question, as mirrors do not, or cannot be
 * reached. @throws for anything else that is no report
 */
export function readAudit(output: string): KnownWeaknesses | undefined {
  const json: unknown = JSON.parse(output)
  if (refusalSchema.safeParse(json).success) return undefined
  const { vulnerabilities, metadata } = answerSchema.parse(json)
  const weak = Object.entries(vulnerabilities).map(([name, each]) => [name, each.severity] as const)
  return { packages: metadata.dependencies.total, weak: Object.fromEntries(weak) }
}

/** A weakness that fails the audit; a lesser one is only reported. */
export function isHarmful(bad: z.infer<typeof severity>): boolean {
  return bad === 'moderate' || bad === 'high' || bad === 'critical'
}
