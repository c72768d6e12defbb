import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/find-browser.ts'

// Root has no sandbox; the rest keeps the browser from calling home.
const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']

/** Journeys that look at pictures, measure pages or open every one of them. For the others two thirds of a page's work suffice. */
const withPictures =
  /(?:accessibility|discover|offline|own-recipes|people|routes|service-worker|share|two-factor|visitor)\.spec\.ts$/

/** Journeys through the built app on a running server, in the Chromium of this machine. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  // Emptied before each run: a folder of its own, beside the reports of other tests.
  outputDir: 'test-results/journeys',
  globalSetup: './tests/journeys/global-setup.ts',
  // One more than processors: a journey waits for the page as often as it works.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  // No journey measures speed: three of them share two processors, on machines that may be slow themselves.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    ...(process.env['LARDER_ADDRESS'] && { baseURL: process.env['LARDER_ADDRESS'] }),
    // Journeys read English; tests/journeys/language.spec.ts asks for others.
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer for what a journey cuts off; tests/journeys/offline.spec.ts lets it in.
    serviceWorkers: 'block',
    // No trace: it takes a fifth of a run. `npm test` records one of what failed, in a second run that counts for nothing.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'with pictures',
      testMatch: withPictures,
      use: { launchOptions: { executablePath: findBrowser(), args: flags } },
    },
    {
      name: 'without pictures',
      testIgnore: withPictures,
      use: {
        launchOptions: {
          executablePath: findBrowser(),
          args: [...flags, '--blink-settings=imagesEnabled=false'],
        },
      },
    },
  ],
})
