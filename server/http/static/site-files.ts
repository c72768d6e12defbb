import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { cachedAsPicture, cachedForever } from '../cache-control.ts'

/** One file of the built site. */
export type SiteFile = {
  /** Absolute path. */
  readonly file: string
  readonly bytes: number
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  /** Text shrinks; pictures and fonts are compressed already. */
  readonly compressible: boolean
  /** A cover or an icon of food. */
  readonly isPicture: boolean
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/**
 * Lists the built site without its covers: URL path → file. Only what is listed is ever served, and covers, so no path, however
 * written, leads out of the folder. Hidden files and kinds without a type are left out.
 */
export async function listSite(folder: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const listed = await Promise.all(
    files.map((entry) => describe(folder, path.join(entry.parentPath, entry.name))),
  )
  return new Map(listed.filter((found) => found !== undefined).filter(([url]) => !cover.test(url)))
}

const cover = /^\/covers\/[a-z0-9-]+\.webp$/

/** A cover as it lies there now: they are drawn, and drawn anew, while the server runs. */
export async function findCover(folder: string, url: string): Promise<SiteFile | undefined> {
  if (!cover.test(url)) return undefined
  const found = await describe(folder, path.join(folder, ...url.split('/'))).catch(() => undefined)
  return found?.[1]
}

async function describe(folder: string, file: string): Promise<[string, SiteFile] | undefined> {
  const relative = path.relative(folder, file).split(path.sep)
  const type = types[path.extname(file)]
  if (type === undefined || relative.some((part) => part.startsWith('.'))) return undefined
  const { size, mtimeMs } = await stat(file)
  const url = `/${relative.join('/')}`
  const mark = createHash('sha1').update(`${url} ${size} ${mtimeMs}`).digest('base64url')
  return [
    url,
    {
      file,
      bytes: size,
      type,
      etag: `W/"${mark}"`,
      cacheControl: cacheControl(url),
      compressible: /^text\/|json|svg|wasm/.test(type),
      isPicture: pictures.test(url),
    },
  ]
}

const pictures = /^\/(covers|icons)\//

/** What lies in /assets carries a hash of its content in its name; a picture may change with its recipe. */
function cacheControl(url: string): string {
  if (url.startsWith('/assets/')) return cachedForever
  if (pictures.test(url)) return cachedAsPicture
  return 'no-cache'
}
