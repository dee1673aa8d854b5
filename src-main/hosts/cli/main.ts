import { startOnRightNode } from '../node-version.ts'

await startOnRightNode(async () => {
  const [{ run }, { reportToStandardError }] = await Promise.all([import('./run.ts'), import('../report.ts')])
  process.exitCode = await run(process.argv.slice(2), {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    report: reportToStandardError,
  })
})
