/** What is asked of diets as soon as somebody is signed in: it comes in one file. */
export { dietaryQueue } from './dietary-queue.ts'
export { eatersQueue } from './table/eaters-queue.ts'
export { eatingToday } from './table/eating-today.ts'
