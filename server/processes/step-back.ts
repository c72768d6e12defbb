import os from 'node:os'

/**
 * Lets this thread have a processor when nobody else wants it: pictures and pages can wait, people who cook cannot.
 * On Linux a priority is a thread's; elsewhere it is the whole process's, and stays.
 */
export function stepBack(): void {
  if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_LOW)
}
