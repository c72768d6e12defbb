import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { html, raw } from 'hono/html'
import { type Content, plainPage } from '../../pages/plain-page.ts'

export type Html = Content

/** Lays a page out. */
export type Frame = (title: string, content: Html) => Html

const style = `
  body { display: grid; grid-template-rows: auto 1fr; }
  .test { background: var(--butter); color: var(--ink); padding: .75rem 1rem; text-align: center; font-weight: 600; }
  main { width: min(34rem, 100%); margin: 0 auto; padding: 2rem 1.25rem 4rem; }
  h1 { font-size: clamp(1.75rem, 5vw, 2.25rem); }
  h2 { font-size: 1.375rem; margin-top: 2.25rem; }
  p { margin-top: .6rem; }
  .soft { color: var(--soft); }
  .sum { font-family: var(--font-display); font-size: 2.5rem; font-weight: 600; }
  .card { background: var(--card); border: 1px solid var(--line); border-radius: 1.25rem; padding: 1.25rem; margin-top: 1.25rem; }
  fieldset { margin-top: 1.25rem; }
  legend { font-weight: 600; }
  label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; }
  input[type=radio] { width: 1.25rem; height: 1.25rem; accent-color: var(--tomato); }
  .row { display: flex; flex-wrap: wrap; gap: .6rem; margin-top: 1rem; }
  button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: 0 1.25rem;
    border-radius: .875rem; font-weight: 600; border: 1px solid var(--edge); background: var(--card); color: var(--ink); }
  button:hover, .button:hover { border-color: var(--ink); }
  .main { background: var(--tomato); color: var(--tomato-ink); border-color: transparent; }
  .main:hover { background: var(--tomato-deep); }
  .wide { width: 100%; min-height: 3.25rem; }
  .error { background: var(--danger-soft); color: var(--danger); border-radius: .875rem; padding: .75rem 1rem; font-weight: 500; }
  table { width: 100%; margin-top: .75rem; border-collapse: collapse; }
  th, td { text-align: left; padding: .6rem .5rem .6rem 0; border-top: 1px solid var(--line); vertical-align: top; }
  th { font-weight: 600; }
  a:not(.button) { text-decoration: underline; text-underline-offset: 4px; }
`

/** The pages wear the styles of the built app, and its theme. */
export async function createFrame(webFolder: string): Promise<Frame> {
  const index = await readFile(path.join(webFolder, 'index.html'), 'utf8').catch(() => '')
  const found = index.match(
    /<link rel="stylesheet"[^>]*>|<script src="[^"]*theme[^"]*"><\/script>/g,
  )
  const links = raw((found ?? []).join('\n'))
  return (title, content) =>
    plainPage(
      title,
      style,
      html`<h1>${title}</h1>
        ${content}`,
      {
        site: 'Test checkout',
        head: html`<link rel="icon" href="/favicon.svg" type="image/svg+xml" />${links}`,
        header: html`<header class="test">Test: nothing is charged. No card is asked for.</header>`,
      },
    )
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

export const money = (cents: number) => dollars.format(cents / 100)
export const date = (seconds: number) => longDate.format(new Date(seconds * 1000))
