import { readFileSync } from 'node:fs'
import { runVectors, type VectorReport } from '#main/games/vectors.ts'
import { messageOf } from '#main/hosts/messages.ts'
import { Refused } from '#main/services/refused.ts'
import type { Command } from '../command.ts'

/** `orrery vectors FILE`: runs the worked examples of a vector file against the rules. */
export const vectors: Command = {
  summary: 'run the worked examples of a vector file against the rules',
  args: ['FILE'],
  run: ({ args: [path = ''] }) => {
    const report = runFile(path)
    return { data: report, text: describe(report), hasProblems: report.failed.length > 0 }
  },
}

function runFile(path: string): VectorReport {
  try {
    return runVectors(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new Refused('file', `${path} cannot be run: ${messageOf(error)}`)
  }
}

function describe({ failed, skipped, passed }: VectorReport): string {
  return [
    ...failed.map(({ id, kind, problem }) => `failed ${id} (${kind}): ${problem}`),
    ...skipped.map(({ kind, count }) => `skipped ${count} of ${kind}: not built yet`),
    `${passed} passed, ${failed.length} failed`,
  ].join('\n')
}
