import { runLarder } from './run-larder.ts'

await runLarder()
