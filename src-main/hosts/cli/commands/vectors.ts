import { readFileSync } from 'node:fs'
import { listVectorSettings, runVectors, type VectorReport } from '#main/games/vectors.ts'
import { getErrorMessage } from '#main/hosts/error-message.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { Command } from '../command.ts'

/** `orrery vectors FILE`: runs the worked examples of a vector file against the rules. */
export const vectorsCommand: Command = {
  summary: 'run the worked examples of a vector file against the rules',
  args: ['FILE'],
  options: { settings: { type: 'boolean' } },
  optionHelp: ['--settings       lists the settings that examples of its game may change, and runs nothing'],
  run: ({ args: [path = ''], values }) => {
    if (values['settings'] === true) {
      const settings = readWith(path, listVectorSettings)
      return { data: settings, text: settings.map(({ name, answers }) => `${name}: ${answers}`).join('\n') }
    }
    const report = readWith(path, runVectors)
    return { data: report, text: describe(report), hasProblems: report.failed.length > 0 }
  },
}

/** Reads a vector file and passes it to `use`. */
function readWith<Result>(path: string, use: (file: unknown) => Result): Result {
  try {
    return use(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new RefusalError('file', `${path} cannot be run: ${getErrorMessage(error)}`)
  }
}

function describe({ failed, skipped, passed }: VectorReport): string {
  return [
    ...failed.map(({ id, kind, problem }) => `failed ${id} (${kind}): ${problem}`),
    ...skipped.map(({ kind, count }) => `skipped ${count} of ${kind}: not built yet`),
    `${passed} passed, ${failed.length} failed`,
  ].join('\n')
}
