import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Call, callerFrom } from './call.ts'
import type { Done, Job } from './job.ts'

/** Where an attack comes from: one address, which a customer has, or a handful of rented ones. */
const home = '127.66.0.1'
export const rented = Array.from({ length: 4 }, (_, at) => `127.66.1.${at + 1}`)

export type Attack = (job: Job) => Promise<Done>

/** Asks the same kinds of thing again and again, `width` at once from each address. */
export function flood(calls: (job: Job) => readonly Call[], width: number, from = [home]): Attack {
  return async (job) => {
    const until = performance.now() + job.milliseconds
    const done: Done = {}
    const prepared = calls(job)
    const lines = from.flatMap((address) => Array.from({ length: width }, () => address))
    const callers = new Map(from.map((address) => [address, callerFrom(address, job.port)]))
    let turn = 0
    const again = async (address: string) => {
      while (performance.now() < until) {
        const call = prepared[(turn += 1) % prepared.length]
        const left = Math.max(1, until - performance.now())
        const status = call === undefined ? 0 : await callers.get(address)?.call(call, left)
        done[String(status)] = (done[String(status)] ?? 0) + 1
        // Refused at once, a program this eager would spend its processor on asking, and measure that.
        if (status === 429) await pause(5)
      }
    }
    await Promise.all(lines.map(again))
    for (const caller of callers.values()) caller.close()
    return done
  }
}

/** Opens lines on which hardly anything happens, and opens those anew that are cut. */
export function idle(lines: number, begin: string, then?: string): Attack {
  return async ({ port, milliseconds, publicKey }) => {
    const done: Done = { opened: 0, cut: 0 }
    const sockets = new Set<Socket>()
    let isOver = false
    const open = () => {
      const socket = connect({
        host: '127.0.0.1',
        port,
        ...(process.platform === 'linux' && { localAddress: home }),
      })
      sockets.add(socket)
      done['opened'] = (done['opened'] ?? 0) + 1
      socket.write(begin.replace('KEY', publicKey))
      // Whoever never reads fills the buffers of who writes.
      socket.pause()
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        done['cut'] = (done['cut'] ?? 0) + 1
        if (!isOver) setTimeout(open, 100)
      })
    }
    for (let opened = 0; opened < lines; opened++) open()
    const until = performance.now() + milliseconds
    while (performance.now() < until) {
      await pause(500)
      if (then !== undefined) for (const socket of sockets) socket.write(then)
    }
    isOver = true
    for (const socket of sockets) socket.destroy()
    return done
  }
}
