import { startOnSupportedNode } from '../node-version.ts'

await startOnSupportedNode(async () => {
  const [{ runCommandLine }, { reportToStandardError }] = await Promise.all([
    import('./run-command-line.ts'),
    import('../fault-reporter.ts'),
  ])
  process.exitCode = await runCommandLine(process.argv.slice(2), {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    report: reportToStandardError,
  })
})
