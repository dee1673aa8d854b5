import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { BenchmarkResult } from './benchmark-result.ts'
import { installPeers } from './install-peers.ts'

const OUT = 'node_modules/.cache/orrery-bench'
const MEASURE = /^measure-(.+)\.ts$/

/** The measured sources: their folder, and the output folder of bundles. */
export interface MeasuredSources {
  readonly root: string
  readonly out: string
}

export const OUR_SOURCES: MeasuredSources = { root: process.cwd(), out: join(process.cwd(), OUT) }

/** Parts of the benchmark that run in separate processes: `measure-dice.ts` measures `dice`. */
export function listParts({ root }: MeasuredSources): string[] {
  return readdirSync(join(root, 'tests/bench')).flatMap((file) => MEASURE.exec(file)?.[1] ?? [])
}

/**
 * Bundles a file of the benchmark, because the code of the main process requires a bundler. Returns the file to run.
 */
export async function bundleBenchmark({ root, out }: MeasuredSources, name: string): Promise<string> {
  const outDir = join(out, name)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { ssr: join(root, `tests/bench/${name}.ts`), outDir, emptyOutDir: false, minify: false },
    ssr: { external: true },
  })
  return join(outDir, `${name}.js`)
}

/** Runs a bundle in the folder of its sources and parses the line it prints. */
export function runBundle<Answer>({ root }: MeasuredSources, file: string, args: readonly string[] = []): Answer {
  const output = execFileSync(process.execPath, [file, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(output) as Answer
}

/** Prepares a part of the benchmark and the packages it is compared with; each run returns its findings. */
export async function prepareMeasure(sources: MeasuredSources, part: string): Promise<() => BenchmarkResult[]> {
  const file = await bundleBenchmark(sources, `measure-${part}`)
  const packages = installPeers(sources.root)
  return () => runBundle<BenchmarkResult[]>(sources, file, packages === null ? [] : [packages])
}
