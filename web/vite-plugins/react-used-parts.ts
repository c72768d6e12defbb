import type { Plugin } from 'vite'

/**
 * What React’s packages for the browser export and nothing here asks for, by the end of the file’s name. They come as
 * CommonJS, of which a bundler leaves nothing out.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  'react-dom/cjs/react-dom-client.production.js': ['hydrateRoot'],
  'react-dom/cjs/react-dom.production.js': [
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ],
}
const everyName = Object.values(unused).flat().join('|')
/** Where a module asks for one of these all the same. */
const asked = [
  new RegExp(`\\b(?:ReactDOM|ReactDOMClient)\\w*\\.(?:${everyName})\\b`),
  new RegExp(
    `import\\s*\\{[^}]*\\b(?:${everyName})\\b[^}]*\\}\\s*from\\s*["']react-dom(?:/client)?["']`,
  ),
]

/** The statement that exports a name, up to the next statement of the file’s own level. */
const exporting = (name: string) =>
  new RegExp(`^exports\\.${name} = [\\s\\S]*?^(?:\\};$|\\S.*;$)`, 'm')

/** The code of a package without the exports of these names. @throws where one is not in it: the list is out of date */
function withoutExports(code: string, names: readonly string[]): string {
  return names.reduce((before, name) => {
    const after = before.replace(exporting(name), '')
    if (after === before) throw new Error(`React exports no ${name}`)
    return after
  }, code)
}

/** Leaves out of React what nothing here asks for, and fails the build where something does. */
export function reactUsedParts(): Plugin {
  return {
    name: 'larder:react-used-parts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [, names] = Object.entries(unused).find(([file]) => id.endsWith(file)) ?? []
      if (names !== undefined) return { code: withoutExports(code, names), map: null }
      const found = asked.find((each) => each.test(code))
      if (found !== undefined)
        throw new Error(`${id} asks for what web/vite-plugins/react-used-parts.ts leaves out`)
      return null
    },
  }
}
