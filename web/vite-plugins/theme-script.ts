import type { Plugin } from 'vite'
import { themeScript } from './inline-theme.ts'
import { screensFile } from '../../domain/served-addresses.ts'
import { filesOfScreens, preloadScript } from './preload-script.ts'

/**
 * Sets the theme before anything is painted, in the page itself: a file of its own would cost a slow network the first
 * paint. It is the one inline script that the policy allows (server/http/security-headers.ts). What fetches early
 * (preload-script.ts) changes with each build, and nothing that is painted waits for it: it stays a file.
 */
export function themeBeforePaint(): Plugin {
  return {
    name: 'larder:theme-before-paint',
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', name: 'early.js', source: preloadScript(bundle) })
      const screens = JSON.stringify(filesOfScreens(bundle))
      this.emitFile({ type: 'asset', fileName: screensFile, source: screens })
    },
    transformIndexHtml(_html, { bundle }) {
      const early = Object.keys(bundle ?? {}).find((name) => /early-[^/]+\.js$/.test(name))
      return [
        { tag: 'script', children: themeScript(), injectTo: 'head-prepend' },
        ...(early === undefined
          ? []
          : [
              {
                tag: 'script',
                attrs: { async: true, fetchpriority: 'high', src: `/${early}` },
                injectTo: 'head' as const,
              },
            ]),
      ]
    },
  }
}
