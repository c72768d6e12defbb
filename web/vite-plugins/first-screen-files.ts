import type { HtmlTagDescriptor, Plugin } from 'vite'

/** In the order in which the first screen waits for them; each is one file of the build. */
const firstScreenFiles: readonly { name: RegExp; attrs: Record<string, string | boolean> }[] = [
  { name: /(?:^|\/)kitchen-[\w-]{8}\.js$/, attrs: { rel: 'modulepreload', crossorigin: true } },
  { name: /\bcards-[^/]+\.json$/, attrs: { rel: 'preload', as: 'fetch', crossorigin: true } },
  {
    name: /\.woff2$/,
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true },
  },
]

/** Whether a piece of code is one of these, and has to keep its name in the build. */
export function isFetchedEarly(chunk: string): boolean {
  return firstScreenFiles.some(({ name }) => name.test(`${chunk}-8letters.js`))
}

/**
 * Fetches what the first screen needs beside the app, not after it: its code, the recipes, the
 * fonts. Nearly every page matches recipes; what one page alone needs is fetched by its address
 * (preload-script.ts).
 */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'larder:preload-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, path }) {
        if (path !== '/index.html') return []
        const built = Object.keys(bundle ?? {})
        return firstScreenFiles.flatMap(({ name, attrs }) => {
          const files = built.filter((file) => name.test(file))
          if (files.length === 0) throw new Error(`The build has no file ${String(name)}`)
          return files.map((file): HtmlTagDescriptor => {
            return { tag: 'link', attrs: { ...attrs, href: `/${file}` }, injectTo: 'head' }
          })
        })
      },
    },
  }
}
