import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../src/${name}`, import.meta.url)), 'utf8')
const comments = /\/\*.*?\*\//gs
const stylesheet = /\s*<link rel="stylesheet"[^>]*>/
const place = '<div id="root"></div>'

/** A rule of a stylesheet, as it is written there. */
function ruleIn(file: string, pattern: RegExp): string {
  const [rule] = pattern.exec(read(file)) ?? []
  if (rule === undefined) throw new Error(`${file} has no ${String(pattern)}`)
  return rule
}

/** The colours that the shell names, as the tokens have them in both themes. */
function tokensOf(style: string): string {
  const names = new Set([...style.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  const values = [...names].map((name) => ruleIn('styles/tokens.css', RegExp(`${name}: .*;`)))
  return `:root{color-scheme:light dark;${values.join('')}}`
}

/**
 * Paints header and ground from the page itself, before a style or a script has come: the place of the app holds them
 * until React takes it. The stylesheet stands after it, so that it holds up what follows alone.
 */
export function paintedShell(): Plugin {
  return {
    name: 'larder:painted-shell',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (path !== '/index.html') return html
        if (!html.includes(place)) throw new Error('The page has no place for the app')
        const style = read('app/shell/painted-shell.css').replaceAll(comments, '')
        const themes = ruleIn(
          'styles/tokens.css',
          /\[data-theme='light'\] [^]*?\}\s*\[data-theme='dark'\] [^]*?\}/,
        )
        const font = ruleIn(
          'styles/fonts.css',
          /@font-face \{\s*font-family: 'Fraunces Fallback'[^}]*\}/,
        )
        const inline = `${tokensOf(style)}${themes}${font}${style}`.replaceAll(/\s+/g, ' ').trim()
        const shell = read('app/shell/painted-shell.html').trim()
        const [link = ''] = stylesheet.exec(html) ?? []
        return html
          .replace(link, () => link.replace('rel="stylesheet"', 'rel="preload" as="style"'))
          .replace('</head>', () => `<style>${inline}</style>\n  </head>`)
          .replace(place, () => `<div id="root">${shell}</div>${link}`)
      },
    },
  }
}
