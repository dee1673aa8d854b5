import { join } from 'node:path'
import { startOnSupportedNode } from '../node-version.ts'

await startOnSupportedNode(async () => {
  const { runHeadless } = await import('./run-headless.ts')
  process.exitCode = await runHeadless(process.argv.slice(2), join(import.meta.dirname, '../renderer'))
})
