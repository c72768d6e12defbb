import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minifySync, type Plugin } from 'vite'
import { preloadScript } from './preload-script.ts'

const themeFile = fileURLToPath(new URL('../src/app/theme/before-paint.js', import.meta.url))
const themeScript = () => readFileSync(themeFile, 'utf8')

/**
 * Sets the theme before anything is painted. The page's policy allows no inline script and a
 * module script runs too late, so this one small classic script is served as a file of its own.
 */
export function themeBeforePaint(): Plugin {
  return {
    name: 'larder:theme-before-paint',
    configureServer(server) {
      server.middlewares.use('/theme.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(themeScript())
      })
    },
    generateBundle(_options, bundle) {
      const source = minifySync('theme.js', themeScript()).code + preloadScript(bundle)
      this.emitFile({ type: 'asset', name: 'theme.js', source })
    },
    transformIndexHtml(_html, { bundle }) {
      const built = Object.keys(bundle ?? {}).find((name) => /theme-[^/]+\.js$/.test(name))
      return [
        { tag: 'script', attrs: { src: `/${built ?? 'theme.js'}` }, injectTo: 'head-prepend' },
      ]
    },
  }
}
