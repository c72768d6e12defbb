import { build } from 'vite'

const here = (name: string) => `${import.meta.dirname}/${name}`

/** What a page finds around it: names that are global in a browser. */
export const surroundings = [
  'globalThis',
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'indexedDB',
  'BroadcastChannel',
  'crypto',
  'Date',
  'performance',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'fetch',
  'AbortSignal',
  'StorageEvent',
  'console',
] as const
export type Surroundings = Record<(typeof surroundings)[number], unknown>

/**
 * The app's own code for kitchens and what belongs to them, as one function of what is around it: called once for each page, it has
 * variables of its own each time, as on a device of its own. `edit` changes a file of it before it is built.
 */
export async function bundledPage(
  edit: (code: string, file: string) => string = (code) => code,
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' },
    resolve: { alias: [{ find: /^react$/, replacement: here('react-at-once.ts') }] },
    plugins: [
      {
        name: 'session of the simulation',
        enforce: 'pre',
        resolveId: (source: string) =>
          source.endsWith('/auth-client.ts') ? here('auth-client.ts') : null,
        transform: (code: string, id: string) => edit(code, id),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: here('page.ts'),
        preserveEntrySignatures: 'strict',
        output: { format: 'cjs', codeSplitting: false },
      },
    },
  })
  const [first] = [built].flat()
  if (first === undefined || !('output' in first)) throw new Error('The page was not built')
  return first.output[0].code
}
