import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const themeScript = () => readFileSync(here('./src/app/theme/before-paint.js'), 'utf8')

/**
 * Sets the theme before anything is painted. The page's policy allows no inline script and a
 * module script runs too late, so this one small classic script is served as a file of its own.
 */
function themeBeforePaint(): Plugin {
  return {
    name: 'larder:theme-before-paint',
    configureServer(server) {
      server.middlewares.use('/theme.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(themeScript())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', name: 'theme.js', source: themeScript() })
    },
    transformIndexHtml(_html, { bundle }) {
      const built = Object.keys(bundle ?? {}).find((name) => /theme-[^/]+\.js$/.test(name))
      return [
        { tag: 'script', attrs: { src: `/${built ?? 'theme.js'}` }, injectTo: 'head-prepend' },
      ]
    },
  }
}

/** Fetches the two fonts of the first screen beside the style sheet, not after it. */
function preloadFonts(): Plugin {
  return {
    name: 'larder:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((name) => name.endsWith('.woff2'))
        return fonts.map((name): HtmlTagDescriptor => {
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true }
          return { tag: 'link', attrs: { ...attrs, href: `/${name}` }, injectTo: 'head' }
        })
      },
    },
  }
}

export default defineConfig({
  root: here('.'),
  publicDir: here('../catalogue/build/public'),
  plugins: [react(), tailwindcss(), themeBeforePaint(), preloadFonts()],
  server: { fs: { allow: [here('..')] } },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    manifest: true,
    // The oldest browsers that know light-dark(), which every colour token is made of.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: { index: here('./index.html'), design: here('./design.html') },
    },
  },
})
