import type { Plugin } from 'vite'

const built = /\/react-router\/dist\/production\/[^/]+\.mjs$/
const name = /^\w+\.displayName = "\w+";$/gm
const making = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm
const warning = /^function warning\(cond, message\) \{$/m

/**
 * Leaves out of the router what nothing here imports. Its build names its components for the developer's
 * tools and makes them by calls, either of which lets the bundler keep all of them, the forms of its data
 * mode too. Its warnings are for the developer as well, who runs another build.
 */
export function routerUsedParts(): Plugin {
  return {
    name: 'larder:router-used-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: built },
      handler: (code) => ({
        code: code
          .replaceAll(name, '')
          .replaceAll(making, '$1/* @__PURE__ */ $2')
          .replace(warning, '$& return;'),
        map: null,
      }),
    },
  }
}
