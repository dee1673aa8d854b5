import { reportToStandardError } from '../report.ts'
import { run } from './run.ts'

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  report: reportToStandardError,
})
