/** What gives a secret away: its own shape, or the name that it is given. */
export interface Rule {
  name: string
  /** Global; the first group, where there is one, is the secret itself. */
  pattern: RegExp
  /** Bits a character that the secret must have at least: words have about 3.5, random letters and digits more. */
  leastEntropy?: number
}

export const rules: readonly Rule[] = [
  { name: 'private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/g },
  {
    name: 'private part of a JSON Web Key',
    pattern: /"(?:d|k)" ?: ?"([\w-]{32,})"/g,
    leastEntropy: 3.5,
  },
  { name: 'token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g },
  { name: 'Stripe key', pattern: /\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{10,}/g },
  { name: 'Stripe webhook secret', pattern: /\bwhsec_[A-Za-z0-9+/=]{12,}/g },
  { name: 'key of an AI provider', pattern: /\bsk-[A-Za-z0-9_-]{16,}/g },
  { name: 'GitHub token', pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\w{20,})/g },
  { name: 'AWS key', pattern: /\bAKIA[0-9A-Z]{16}\b/g },
  { name: 'Google key', pattern: /\bAIza[\w-]{30,}/g },
  { name: 'Slack token', pattern: /\bxox[abprs]-[\w-]{10,}/g },
  { name: 'npm token', pattern: /\bnpm_[A-Za-z0-9]{30,}/g },
  { name: 'password in an address', pattern: /\b[a-z][a-z+]*:\/\/[^\s:@/'"`$]*:[^\s@/'"`$]{3,}@/g },
  {
    name: 'value of something secret',
    pattern:
      /(?:secret|token|passw(?:or)?d|api_?key|private_?key)\w*['"]?\s*[:=]\s*['"`]([^'"`\s$]{16,})['"`]/gi,
    leastEntropy: 3,
  },
  {
    name: 'long random text',
    // Not the lock file's sums, and not what stands inside something longer.
    pattern: /(?<![\w+/=-])(?!sha\d+-)[A-Za-z0-9+/_-]{40,}={0,2}(?![\w+/-])/g,
    leastEntropy: 4.6,
  },
  {
    name: 'path of somebody’s machine',
    pattern: /(?<![\w.])\/(?:home|Users|root|work|workspace|builds)\/[\w.-]+/g,
  },
]
