import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { english, languages } from '../domain/texts/language.ts'
import { isFetchedEarly, preloadFirstScreen } from './vite-plugins/first-screen-files.ts'
import { languageFiles } from './vite-plugins/language-files.ts'
import { paintedShell } from './vite-plugins/painted-shell.ts'
import { reachable } from './vite-plugins/reachable.ts'
import { reactUsedParts } from './vite-plugins/react-used-parts.ts'
import { routerUsedParts } from './vite-plugins/router-used-parts.ts'
import { sharedInFewFiles, type GraphContext } from './vite-plugins/shared-files.ts'
import { serviceWorker } from './vite-plugins/service-worker.ts'
import { texts } from './vite-plugins/texts.ts'
import { themeBeforePaint } from './vite-plugins/theme-script.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const main = here('./src/main.tsx')
const home = here('./src/app/home/home-screen.tsx')

/**
 * What every page needs travels in one file, the home screen and what it needs beside that in another;
 * the other pages split as they will. Left alone, the first screen comes in 25 files that are
 * 4 kB larger compressed, and with its home apart by 0.7 kB (measured).
 */
const firstScreenInTwoFiles: Rolldown.CodeSplittingGroup = {
  debugName: 'first screen in two files',
  name: (id, context) => (id === main ? null : firstFileOf(id, context)),
}

/** Imported along with the rest of its package, and used by other pages alone. */
const ofOtherPages = /\/@tanstack\/.*\/(?:useMutation|mutationObserver)\.js$/

function firstFileOf(id: string, context: GraphContext): 'app' | 'kitchen' | null {
  if (ofOtherPages.test(id)) return null
  const importsOf = (module: string) => context.getModuleInfo(module)?.importedIds ?? []
  if (reachable(main, importsOf).has(id)) return 'app'
  return reachable(home, importsOf).has(id) ? 'kitchen' : null
}

/**
 * React Router names its development build in every condition of its package; the other one is
 * the same without the warnings.
 */
const routerForProduction = {
  find: /^react-router$/,
  replacement: here('../node_modules/react-router/dist/production/index.mjs'),
}

/** `--mode de` builds the app in German; any other mode, in English. */
const languageOfMode = (mode: string) => languages.find(({ tag }) => tag === mode) ?? english

export default defineConfig(({ command, mode }) => {
  const language = languageOfMode(mode)
  return {
    root: here('.'),
    // Pictures are the same in every language.
    publicDir: language === english && here('../catalogue/build/public'),
    plugins: [
      texts(language),
      languageFiles(language),
      react(),
      tailwindcss(),
      themeBeforePaint(),
      preloadFirstScreen(),
      paintedShell(),
      serviceWorker(language),
      routerUsedParts(),
      reactUsedParts(),
    ],
    // A thread speaks as its page does.
    worker: { plugins: () => [texts(language), languageFiles(language)] },
    resolve: { alias: command === 'build' ? [routerForProduction] : [] },
    server: { fs: { allow: [here('..')] } },
    // The solver finds its WebAssembly beside itself, where the development server must not take it from.
    optimizeDeps: { exclude: ['highs'] },
    build: {
      outDir: here(language === english ? '../dist/web' : `../dist/languages/${language.tag}`),
      emptyOutDir: true,
      manifest: true,
      // Every browser of the target knows modulepreload.
      modulePreload: { polyfill: false },
      // The oldest browsers that know light-dark(), which every colour token is made of.
      target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        input: { index: here('./index.html'), design: here('./design.html') },
        output: {
          codeSplitting: {
            groups: [
              firstScreenInTwoFiles,
              ...sharedInFewFiles(
                main,
                (id, context) => ofOtherPages.test(id) || firstFileOf(id, context) !== null,
              ),
            ],
          },
          // The first screen holds the name of every file that may follow it: a word in each weighs.
          chunkFileNames: ({ name }) =>
            isFetchedEarly(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js',
        },
      },
    },
  }
})
