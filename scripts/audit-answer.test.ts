import { expect, test } from 'vitest'
import { isHarmful, readAudit } from './audit-answer.ts'

/** In the form of npm 10. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    left: { name: 'left', severity: 'high', isDirect: true, via: [], effects: [], range: '<1.2.0' },
    right: { name: 'right', severity: 'low', isDirect: false, via: ['left'], range: '*' },
  },
  metadata: {
    vulnerabilities: { info: 0, low: 1, moderate: 0, high: 1, critical: 0, total: 2 },
    dependencies: { prod: 200, dev: 300, optional: 40, peer: 0, peerOptional: 0, total: 533 },
  },
}

test('a report names each weak package, and what fails is moderate or worse', () => {
  const known = readAudit(JSON.stringify(report))
  expect(known).toEqual({ packages: 533, weak: { left: 'high', right: 'low' } })
  expect(Object.values(known?.weak ?? {}).map(isHarmful)).toEqual([true, false])
})

test('a registry that does not answer is no report, and anything else is an error', () => {
  const refused = { message: '405', statusCode: 405, error: { summary: '', detail: '' } }
  expect(readAudit(JSON.stringify(refused))).toBeUndefined()
  expect(() => readAudit('{}')).toThrow('vulnerabilities')
  expect(() => readAudit('')).toThrow('JSON')
})
