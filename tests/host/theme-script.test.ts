import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { pagePatterns } from '#domain/addresses.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { themeScript } from '../../web/vite-plugins/inline-theme.ts'

const script = themeScript()

test('the policy allows the page’s own script and no other, here and on other hosts', () => {
  const sum = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  const policy = securityHeaders('page', false)['content-security-policy']
  const scripts = `script-src 'self' ${sum} 'wasm-unsafe-eval';`
  expect(policy).toContain(scripts)
  expect(readFileSync('docs/hosted.md', 'utf8')).toContain(scripts)
})

/** What the script writes on the page's root at an address, for who chose a theme. */
function written(pathname: string, choice: string | null = null): Record<string, string> {
  const dataset = {}
  const localStorage = { getItem: () => choice }
  runInNewContext(script, {
    localStorage,
    location: { pathname },
    document: { documentElement: { dataset } },
  })
  return dataset
}

test('a chosen theme is set before anything is painted, and nothing else is', () => {
  expect(written('/', 'dark')).toEqual({ theme: 'dark' })
  expect(written('/', 'light')).toEqual({ theme: 'light' })
  expect(written('/', '"><script>')).toEqual({})
  expect(written('/')).toEqual({})
})

test('pages without header and bars are known by their addresses', () => {
  const { login, signup, resetPassword, confirmEmail, subscriptionSuccess } = pagePatterns
  const alone: readonly string[] = [login, signup, resetPassword, confirmEmail, subscriptionSuccess]
  const found = Object.values(pagePatterns).filter((path) => 'alone' in written(path))
  expect(new Set(found)).toEqual(new Set(alone))
})
