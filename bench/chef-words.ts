/**
 * `npx tsx bench/chef-words.ts [--json]`: from the first words that the chef's provider hands to the network to the
 * moment at which they stand on the screen. The built server asks a local provider; the app runs in headless
 * Chromium on the same machine, so that both moments are of one clock. Build before it.
 */
import os from 'node:os'
import { z } from 'zod'
import { startChefProvider } from '../tests/support/chef-provider.ts'
import { startLarderProcess } from '../tests/support/larder-process.ts'
import { progress, report } from './report.ts'
import { quantile } from './statistics.ts'
import { launchBrowser, viewport } from './web/browser.ts'

/** One account may ask ten times a minute. */
const questions = 9

/** Run in the page. The clock is read when the words are painted, not when they are found. */
const whenShown = (words: string) => `new Promise((resolve) => {
  new MutationObserver((_, observer) => {
    if (!document.body.textContent.includes(${JSON.stringify(words)})) return
    observer.disconnect()
    requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
})`

const provider = await startChefProvider()
const larder = await startLarderProcess({ OPENAI_BASE_URL: provider.baseUrl })
const browser = await launchBrowser()
try {
  const page = await browser.newPage({ viewport })
  await page.goto(`${larder.address}/signup`)
  await page.getByLabel('Email').fill('bench@example.com')
  await page.getByLabel('Password', { exact: true }).fill('secret-1')
  await page.getByRole('button', { name: /sign up|create|start/i }).click()
  await page.getByRole('button', { name: 'Personal Chef' }).click()
  const panel = page.getByRole('dialog', { name: 'Personal Chef' })

  const times: number[] = []
  for (let question = 1; question <= questions; question++) {
    progress(`question ${question} of ${questions}`)
    const words = `answer-${question}`
    provider.will({ kind: 'words', words: [words, ' and', ' more'], pauseMs: 300 })
    const seen = page.evaluate(whenShown(words))
    await panel.getByLabel('Message').fill(`Question ${question}?`)
    await panel.getByLabel('Message').press('Enter')
    const shownAt = z.number().parse(await seen)
    const writtenAt = performance.timeOrigin + (provider.calls[0]?.firstWordsAt ?? Number.NaN)
    times.push(shownAt - writtenAt)
    await panel.getByRole('button', { name: 'Try again' }).waitFor()
  }
  report(
    'The first words of the chef',
    `${questions} questions; load average ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} processors`,
    [
      { name: 'token to screen: p50', value: quantile(times, 0.5), unit: 'ms', atMost: 150 },
      { name: 'token to screen: p95', value: quantile(times, 0.95), unit: 'ms' },
    ],
  )
} finally {
  await browser.close()
  await larder.stop()
  await provider.stop()
}
