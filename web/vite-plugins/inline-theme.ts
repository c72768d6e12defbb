import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const themeFile = fileURLToPath(new URL('../src/app/theme/before-paint.js', import.meta.url))

/** As it is written, without its comments: the page's policy names its sum, which no minifier may change. */
export const themeScript = () =>
  readFileSync(themeFile, 'utf8')
    .replaceAll(/^\/\/.*\n/gm, '')
    .trim()
