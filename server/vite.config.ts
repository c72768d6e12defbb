import path from 'node:path'
import { defineConfig } from 'vite'

const root = path.join(import.meta.dirname, '..')

/** Bundles the server into one file that starts at once; packages stay in node_modules. */
export default defineConfig({
  root,
  publicDir: false,
  build: {
    ssr: true,
    rolldownOptions: {
      // What runs in a thread of its own is a file of its own.
      input: {
        main: path.join(root, 'server', 'main.ts'),
        // For `npm start`, which may still be building beside it.
        'run-larder': path.join(root, 'server', 'run-larder.ts'),
        // Commands of the operator, for a machine without npm.
        admin: path.join(root, 'server', 'commands', 'admin.ts'),
        backup: path.join(root, 'server', 'commands', 'backup.ts'),
        doctor: path.join(root, 'server', 'commands', 'doctor.ts'),
        restore: path.join(root, 'server', 'commands', 'restore.ts'),
        'picture-worker': path.join(root, 'server', 'pictures', 'picture-worker.ts'),
        'chef-worker': path.join(root, 'server', 'chef', 'chef-worker.ts'),
        'page-worker': path.join(root, 'server', 'recipe-pages', 'page-worker.ts'),
      },
      output: { entryFileNames: '[name].js' },
    },
    outDir: path.join(root, 'dist', 'server'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    copyPublicDir: false,
  },
})
