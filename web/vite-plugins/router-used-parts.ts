import type { Plugin } from 'vite'

const built = /\/react-router\/dist\/production\/[^/]+\.mjs$/
const name = /^\w+\.displayName = "\w+";$/gm
const making = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm
const warning = /^function warning\(cond, message\) \{$/m

/**
 * What asks whether it stands in a router that loads data, and what would follow. `BrowserRouter` is none. Each has
 * to be found: a version of the router that says it otherwise fails the build and is looked at.
 */
const dataMode: readonly { asks: RegExp; answer: string }[] = [
  { asks: /React\d*\.useContext\(DataRouter(?:State)?Context\)/g, answer: 'null' },
  {
    asks: /^(function (?:useRoutesImpl|_renderMatches)\(.*), dataRouterOpts\) \{$/gm,
    answer: '$1) {\n  const dataRouterOpts = undefined;',
  },
  { asks: /isDataRoute \? useNavigateStable\(\) : /g, answer: '' },
  { asks: /^RenderErrorBoundary\.contextType = \w+;$/gm, answer: '' },
  {
    asks: /^var RenderErrorBoundary = class extends /gm,
    answer: 'class RenderErrorBoundary extends ',
  },
]

function withoutDataMode(code: string): string {
  // The parts of the package that hold no routes ask nothing.
  if (!code.includes('function _renderMatches(')) return code
  return dataMode.reduce((before, { asks, answer }) => {
    const after = before.replaceAll(asks, answer)
    if (after === before) throw new Error(`The router has no ${String(asks)}`)
    return after
  }, code)
}

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
        code: withoutDataMode(code)
          .replaceAll(name, '')
          .replaceAll(making, '$1/* @__PURE__ */ $2')
          .replace(warning, '$& return;'),
        map: null,
      }),
    },
  }
}
