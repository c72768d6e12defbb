import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** States are waited for, however busy the machine is: a limit only ends what hangs. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
}

/**
 * Three projects: `unit` needs nothing, `web` a simulated DOM, `system` a real PostgreSQL that
 * tests/support/global-setup.ts starts once, migrates, and offers as a template to clone.
 */
export default defineConfig({
  test: {
    // One more than there are processors: these tests leave much to PostgreSQL.
    maxWorkers: availableParallelism() + 1,
    provide: { isThorough: process.env['LARDER_THOROUGH'] === '1' },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{bench,catalogue,domain,functions,languages,scripts,tests/diets}/**/*.test.ts',
          ],
          environment: 'node',
          // Pure functions: no file leaves anything to the next, but what was read once.
          isolate: false,
          ...patience,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: '.',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['web/src/test-setup.ts'],
          // Start-up is two thirds of a file's time; the set-up gives each file modules of its own.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'system',
          include: ['server/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/diets/**'],
          environment: 'node',
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/fresh-modules.ts'],
          // As above.
          isolate: false,
          ...patience,
        },
      },
    ],
  },
})
