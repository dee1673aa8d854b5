import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareMeasure, OUR_SOURCES, listParts, type MeasuredSources } from './benchmark-bundles.ts'
import type { BenchmarkResult } from './benchmark-result.ts'
import { median } from './statistics.ts'

const ROUNDS = 3
/** Ratio of speeds below which a line is reported as slower; noise rarely reaches it in a median of three. */
const SLOWER = 0.9

/**
 * Runs parts of the benchmark for an older commit and for the working tree, alternating on the same machine, and
 * prints the ratio of speeds: 2.00 is twice as fast. Lines present in only one of them are listed.
 */
export async function compareWithCommit(commit: string, wanted: readonly string[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'))
  const root = join(folder, 'before')
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', root, commit])
  try {
    symlinkSync(join(OUR_SOURCES.root, 'node_modules'), join(root, 'node_modules'))
    const before: MeasuredSources = { root, out: join(OUR_SOURCES.out, 'before') }
    const parts = listParts(OUR_SOURCES).filter((part) => wanted.length === 0 || wanted.includes(part))
    const there = listParts(before)
    let isSlower = false
    for (const part of parts)
      if (there.includes(part)) isSlower = (await comparePart(before, part)) || isSlower
      else console.log(`${part}: the older commit does not measure it`)
    return !isSlower
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', root])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function comparePart(older: MeasuredSources, part: string): Promise<boolean> {
  const [measureBefore, measureNow] = [await prepareMeasure(older, part), await prepareMeasure(OUR_SOURCES, part)]
  const rounds = Array.from({ length: ROUNDS }, () => ({ before: measureBefore(), now: measureNow() }))
  const before = rounds.map((round) => round.before)
  const findings = rounds.map((round) => round.now)
  const names = [...new Set([...before, ...findings].flat().map(({ what }) => what))]
  return names
    .map((what) => tellLine(what, valuesOf(before, what), valuesOf(findings, what)))
    .some((isSlower) => isSlower)
}

interface Values {
  readonly value: number
  readonly finding: BenchmarkResult
}

function valuesOf(runs: readonly (readonly BenchmarkResult[])[], what: string): Values | null {
  const all = runs.flatMap((run) => run.filter((finding) => finding.what === what))
  const [finding] = all
  return finding === undefined ? null : { value: median(all.map(({ value }) => value)), finding }
}

function tellLine(what: string, before: Values | null, values: Values | null): boolean {
  if (before === null || values === null) {
    console.log(`${before === null ? 'new   ' : 'gone  '}  ${what}`)
    return false
  }
  const { goal, unit } = values.finding
  const speed = 'atLeast' in goal ? values.value / before.value : before.value / values.value
  const mark = speed < SLOWER ? 'SLOWER' : 'ok    '
  console.log(
    `${mark}  ${speed.toFixed(2)}  ${what}: ${spell(before.value)}${unit} before, ${spell(values.value)}${unit} now`,
  )
  return speed < SLOWER
}

const spell = (value: number) => (value < 1 ? value.toPrecision(3) : value.toFixed(2))
