import { rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { paths } from '#server/paths.ts'
import { layOut } from '../../scripts/lay-out.ts'

const main = (folder: string) => path.join(folder, 'dist', 'server', 'main.js')

/**
 * What is built now, and the same with other names for every file of the app, as a newer version has.
 *
 * @returns the `main.js` of each
 */
export async function layTwoBuilds(home: string): Promise<{ older: string; newer: string }> {
  const [older, newer] = [path.join(home, 'older'), path.join(home, 'newer')]
  await layOut(older, { embedded: false })
  await layOut(newer, { embedded: false })
  const web = path.join(newer, 'dist', 'web')
  await rm(web, { recursive: true })
  await build({
    configFile: path.join(paths.root, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      outDir: web,
      emptyOutDir: true,
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/newer-[name]-[hash].js',
          chunkFileNames: 'assets/newer-[name]-[hash].js',
          assetFileNames: 'assets/newer-[name]-[hash][extname]',
        },
      },
    },
  })
  return { older: main(older), newer: main(newer) }
}
