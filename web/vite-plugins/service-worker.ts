import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { addressPattern, pageTemplates, servedPaths } from '../../domain/served-addresses.ts'
import { shareTarget } from '../../domain/import/share-target.ts'
import { languageParameter } from '../../domain/texts/choose-language.ts'
import type { Language } from '../../domain/texts/language.ts'
import { manifest as writeManifest, screenshotFiles } from './web-manifest.ts'

const workerFile = fileURLToPath(
  new URL('../src/service-worker/service-worker.js', import.meta.url),
)

const manifestName = 'manifest.webmanifest'

/** Of the fonts those of other scripts come when a name needs them; the design page is for who builds this. */
const leftOut =
  /(?:^|\/)design[.-]|-(?:cyrillic|greek|vietnamese|latin-ext|math|symbols)[^/]*\.woff2$|\.map$|^\.vite\//
/** The languages of lines: each comes with the first line in it, and stays. That of the app is there from the beginning. */
const ofLines = /(?:^|\/)lines-(?<language>[a-z]+)-[^/]*\.json$/
/** The solver weighs more than the rest together: it comes with the first week that is filled, and stays. */
const ofSolver = /(?:^|\/)(?:fill-worker-[^/]*\.js|highs-[^/]*\.wasm)$/
const alsoCached = ['/', '/favicon.svg', `/${manifestName}`, '/icon-192.png']

const sources = (patterns: readonly RegExp[]) => patterns.map(({ source }) => source)
const addresses = {
  pages: sources(pageTemplates.map(addressPattern)),
  served: sources(Object.values(servedPaths)),
  share: { path: shareTarget.path, parameter: shareTarget.parameter, cache: shareTarget.cache },
}

/** Makes the app installable, and able to open without a network: its manifest and its service worker. */
export function serviceWorker(language: Language): Plugin {
  const manifest = writeManifest(language)
  const named = `${languageParameter}=${language.tag}`
  // A browser asks for it without cookies.
  const manifestAddress = `/${manifestName}?${named}`
  return {
    name: 'larder:service-worker',
    enforce: 'post',
    configureServer(server) {
      server.middlewares.use(`/${manifestName}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(manifest)
      })
    },
    transformIndexHtml: (_html, { path }) =>
      path === '/index.html'
        ? [{ tag: 'link', attrs: { rel: 'manifest', href: manifestAddress }, injectTo: 'head' }]
        : [],
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no page')
        const isLater = (name: string) => {
          if (ofSolver.test(name)) return true
          const lines = ofLines.exec(name)?.groups?.['language']
          return lines !== undefined && lines !== language.tag
        }
        const assets = Object.keys(bundle).filter(
          (name) => name.startsWith('assets/') && !leftOut.test(name),
        )
        const built = assets.filter((name) => !isLater(name))
        const later = assets.filter(isLater).map((name) => `/${name}`)
        const files = [...alsoCached, ...built.toSorted().map((name) => `/${name}`)]
        const worker = readFileSync(workerFile, 'utf8')
        const version = createHash('sha256')
          .update(JSON.stringify([files, later, addresses, manifest, worker]))
          .update(page.source)
          .digest('hex')
          .slice(0, 12)
        const build = { version, language: named, files, later, ...addresses }
        const source = `const build = ${JSON.stringify(build)}\n${worker}`
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
        this.emitFile({ type: 'asset', fileName: manifestName, source: manifest })
        for (const file of screenshotFiles()) this.emitFile({ type: 'asset', ...file })
      },
    },
  }
}
