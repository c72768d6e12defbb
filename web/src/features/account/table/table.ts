/** What is asked of who eats as soon as somebody is signed in: it comes in one file. */
export { eatersQueue } from './eaters-queue.ts'
export { eatingToday } from './eating-today.ts'
