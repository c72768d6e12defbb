import { EventEmitter } from 'node:events'

/** What is worth counting and happens deep below what counts; nothing of it tells who it was. */
type Happenings = {
  /** A session was opened, or a proof for one was not good. */
  signIn: ['ok' | 'refused']
  mail: ['sent' | 'failed']
  chefAnswer: ['ok' | 'failed']
  stripeEvent: [type: string, outcome: string]
  picture: ['converted' | 'refused']
  /** A child of this process ended and is started again. */
  restart: [child: string]
}

/** Nobody listens where no figures are asked for. */
export const happenings = new EventEmitter<Happenings>()
