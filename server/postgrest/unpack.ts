import { execFile } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const run = promisify(execFile)
const failureSchema = z.object({ code: z.unknown(), stderr: z.string().optional() })

/**
 * Unpacks a `.tar.xz` or, on Windows, a `.zip` with the system's own `tar`: Node knows neither form.
 *
 * @param folder is made
 * @param searchPath where `tar` and `xz` are looked for, as in PATH
 * @returns the file named `program` in it
 * @throws Error in words for the operator
 */
export async function unpack(
  archive: string,
  folder: string,
  program: string,
  searchPath: string = process.env['PATH'] ?? '',
): Promise<string> {
  await mkdir(folder)
  try {
    const env = { ...process.env, PATH: searchPath }
    await run('tar', ['-xf', archive, '-C', folder], { env, windowsHide: true })
  } catch (thrown) {
    throw new Error(wordsFor(thrown), { cause: thrown })
  }
  const files = await readdir(folder, { recursive: true })
  const found = files.find((file) => path.basename(file) === program)
  if (found === undefined) throw new Error(`the archive holds no ${program}`)
  return path.join(folder, found)
}

function wordsFor(thrown: unknown): string {
  const { code, stderr = '' } = failureSchema.parse(thrown)
  if (code === 'ENOENT') return 'this machine has no program named tar to unpack it with'
  if (/\bxz\b.*(?:exec|not found|No such file)/i.test(stderr)) {
    return 'tar needs the program xz to unpack it (the package xz-utils or xz)'
  }
  return `tar cannot unpack it: ${stderr.trim().split('\n')[0] ?? ''}`
}
