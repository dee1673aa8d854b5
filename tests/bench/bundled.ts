import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { installPeers } from './install-peers.ts'
import type { Finding } from './report.ts'

const OUT = 'node_modules/.cache/orrery-bench'
const MEASURE = /^measure-(.+)\.ts$/

/** The sources that are measured: their folder, and where their bundles go. */
export interface Sources {
  readonly root: string
  readonly out: string
}

export const OUR_SOURCES: Sources = { root: process.cwd(), out: join(process.cwd(), OUT) }

/** What the bench measures in processes of their own: `measure-dice.ts` measures `dice`. */
export function listParts({ root }: Sources): string[] {
  return readdirSync(join(root, 'tests/bench')).flatMap((file) => MEASURE.exec(file)?.[1] ?? [])
}

/** Bundles a file of the bench, because main's code is made for the bundler; answers the file to run. */
export async function bundle({ root, out }: Sources, name: string): Promise<string> {
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

/** Runs a bundle in its sources’ folder, and reads the line that it prints. */
export function run<Answer>({ root }: Sources, file: string, args: readonly string[] = []): Answer {
  const told = execFileSync(process.execPath, [file, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(told) as Answer
}

/** Makes a part of the bench ready, with the packages that it is measured beside; each run answers its findings. */
export async function prepareMeasure(sources: Sources, part: string): Promise<() => Finding[]> {
  const file = await bundle(sources, `measure-${part}`)
  const packages = installPeers(join(sources.root, 'tests/bench', `${part}-peers`, 'package.json'), `${part}-peers`)
  return () => run<Finding[]>(sources, file, packages === null ? [] : [packages])
}
