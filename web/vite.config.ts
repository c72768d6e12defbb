import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const themeScript = () => readFileSync(here('./src/app/theme/before-paint.js'), 'utf8')

/** What the screens that are opened by their own address need beyond the first screen's files. */
const openedDirectly: readonly { path: RegExp; modules: string[]; data: string[] }[] = [
  { path: /^\/recipes$/, modules: ['/screens/recipes.tsx'], data: [] },
  {
    path: /^\/recipe\//,
    modules: ['/screens/recipe.tsx', '/@supabase/postgrest-js/dist/index.mjs'],
    data: ['/larder.json'],
  },
]

/** A script that fetches those files at once, while the app itself is still on its way. */
function preloadScript(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const isFirst = ({ name }: Rolldown.OutputChunk) => /^(app|kitchen|rolldown-runtime)$/.test(name)
  const filesOf = (module: string) => {
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    if (entry === undefined) throw new Error(`The build has no chunk for ${module}`)
    const importsOf = (file: string) => chunks.find(({ fileName }) => fileName === file)?.imports
    const files = reachable(entry.fileName, (file) => importsOf(file) ?? [])
    return chunks.filter((chunk) => files.has(chunk.fileName) && !isFirst(chunk))
  }
  const lines = openedDirectly.map(({ path, modules, data }) => {
    const files = new Set(modules.flatMap(filesOf).map(({ fileName }) => `/${fileName}`))
    const links = [...files].map((href) => ({ rel: 'modulepreload', href, crossOrigin: '' }))
    const others = data.map((href) => ({ rel: 'preload', as: 'fetch', href, crossOrigin: '' }))
    return `if (${String(path)}.test(location.pathname)) preload(${JSON.stringify([...links, ...others])})`
  })
  const preload =
    "const preload = (links) => links.forEach((each) => document.head.append(Object.assign(document.createElement('link'), each)))"
  return `{\n${[preload, ...lines].join('\n')}\n}\n`
}

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
    generateBundle(_options, bundle) {
      const source = themeScript() + preloadScript(bundle)
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

/** In the order in which the first screen waits for them; each is one file of the build. */
const firstScreenFiles: readonly { name: RegExp; attrs: Record<string, string | boolean> }[] = [
  { name: /\bkitchen-[^/]+\.js$/, attrs: { rel: 'modulepreload', crossorigin: true } },
  { name: /\bhome-[^/]+\.js$/, attrs: { rel: 'modulepreload', crossorigin: true } },
  { name: /\bcards-[^/]+\.json$/, attrs: { rel: 'preload', as: 'fetch', crossorigin: true } },
  { name: /\bvocabulary-[^/]+\.json$/, attrs: { rel: 'preload', as: 'fetch', crossorigin: true } },
  {
    name: /\.woff2$/,
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true },
  },
]

/**
 * Fetches what the first screen needs beside the app, not after it: its code, the recipes, the
 * fonts. Nearly every page matches recipes, and a visitor most often comes to this one.
 */
function preloadFirstScreen(): Plugin {
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

/**
 * What every page needs travels in one file, what the home screen needs beside it in another;
 * the other pages split as they will. Left alone, the first screen comes in 25 files that are
 * 4 kB larger compressed (measured).
 */
function firstScreenInTwoFiles(): Rolldown.CodeSplittingGroup {
  const main = here('./src/main.tsx')
  const home = here('./src/app/screens/home.tsx')
  return {
    debugName: 'first screen in two files',
    name(id, context) {
      const importsOf = (module: string) => context.getModuleInfo(module)?.importedIds ?? []
      if (id === main || id === home) return null
      if (reachable(main, importsOf).has(id)) return 'app'
      return reachable(home, importsOf).has(id) ? 'kitchen' : null
    },
  }
}

function reachable(from: string, importsOf: (module: string) => readonly string[]): Set<string> {
  const found = new Set([from])
  for (const module of found) for (const imported of importsOf(module)) found.add(imported)
  return found
}

/**
 * React Router names its development build in every condition of its package; the other one is
 * the same without the warnings.
 */
const routerForProduction = {
  find: /^react-router$/,
  replacement: here('../node_modules/react-router/dist/production/index.mjs'),
}

export default defineConfig(({ command }) => ({
  root: here('.'),
  publicDir: here('../catalogue/build/public'),
  plugins: [react(), tailwindcss(), themeBeforePaint(), preloadFirstScreen()],
  resolve: { alias: command === 'build' ? [routerForProduction] : [] },
  server: { fs: { allow: [here('..')] } },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    manifest: true,
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    // The oldest browsers that know light-dark(), which every colour token is made of.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: { index: here('./index.html'), design: here('./design.html') },
      output: { codeSplitting: { groups: [firstScreenInTwoFiles()] } },
    },
  },
}))
