import { createHash, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { allowed } from './allowed.ts'
import { findSecrets } from './find-secrets.ts'
import { rules } from './rules.ts'

/** Made here, so that this file holds none. */
const letters = (count: number) => 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7cF0'.repeat(3).slice(0, count)
const sum = createHash('sha512').update('larder').digest('base64')
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const examples: Readonly<Record<string, string>> = {
  'private key': privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  'private part of a JSON Web Key': JSON.stringify(privateKey.export({ format: 'jwk' })),
  token: ['eyJ', letters(20), '.eyJ', letters(20), '.', letters(20)].join(''),
  'Stripe key': ['sk', 'live', letters(24)].join('_'),
  'Stripe webhook secret': ['whsec', letters(32)].join('_'),
  'key of an AI provider': ['sk', 'proj', letters(40)].join('-'),
  'GitHub token': ['ghp', letters(36)].join('_'),
  'AWS key': ['AKIA', letters(16).toUpperCase()].join(''),
  'Google key': ['AIza', letters(35)].join(''),
  'Slack token': ['xoxb', letters(12)].join('-'),
  'npm token': ['npm', letters(36)].join('_'),
  'password in an address': ['postgres://larder', 'correct-horse', 'db.example']
    .join(':')
    .replace(/:db/, '@db'),
  'value of something secret': ['const apiKey = ', letters(20), ''].join('"'),
  'long random text': sum,
  'path of somebody’s machine': ['', 'home', 'ada', 'larder'].join('/'),
}

test.each(rules)('$name is noticed', ({ name }) => {
  const found = findSecrets(`first line\n${examples[name]}\n`)
  expect(found).toContainEqual(expect.objectContaining({ rule: name, line: 2 }))
})

test('what is found is not told', () => {
  const secret = examples['Stripe key'] ?? ''
  expect(JSON.stringify(findSecrets(secret))).not.toContain(secret.slice(0, 12))
})

test('what is allowed is passed by, and nothing that merely begins so', () => {
  for (const text of allowed.keys()) expect(findSecrets(`"${text}"`)).toEqual([])
  expect(findSecrets(`sk-test-very-secret${letters(9)}`)).not.toEqual([])
})

test('words, sums of the lock file and hashes in names are no secrets', () => {
  for (const text of [
    'token: "access_token"',
    `"integrity": "sha512-${sum}"`,
    'assets/index-ZF2nlu-s.js',
    'a'.repeat(80),
  ]) {
    expect(findSecrets(text)).toEqual([])
  }
})
