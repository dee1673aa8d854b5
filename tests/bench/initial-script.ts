import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BenchmarkResult } from './benchmark-result.ts'

const RENDERER = 'out/renderer'

/** Measures what the browser loads before the first page: the entry script and its static imports, gzipped. */
export function measureInitialScript(): BenchmarkResult {
  const page = readFileSync(join(RENDERER, 'index.html'), 'utf8')
  const files = [...page.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)].map((match) => match[1] ?? '')
  const bytes = files.map((file) => gzipSync(readFileSync(join(RENDERER, file))).length)
  const kilobytes = bytes.reduce((sum, size) => sum + size, 0) / 1000
  return {
    what: 'initial JavaScript, gzipped',
    value: kilobytes,
    goal: { atMost: 200 },
    unit: ' kB',
    from: `${files.length} files`,
  }
}
