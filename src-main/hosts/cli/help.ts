import type { Command } from './command.ts'
import { COMMANDS } from './commands.ts'

const COMMON = [
  '--campaign FILE  the campaign (default: the one that was open last)',
  "--home DIR       Orrery's own folder (default: Orrery in your home folder)",
  '--json           the answer as JSON',
  '--help           this text',
]
const EXIT_CODES = 'Exit codes: 0 done, 1 refused or problems found, 2 called wrongly.'

/** Formats the general help: every command with its summary. */
export function formatGeneralHelp(): string {
  const width = Math.max(...Object.entries(COMMANDS).map((entry) => callOf(...entry).length))
  const lines = Object.entries(COMMANDS).map(
    ([name, command]) => `  ${callOf(name, command).padEnd(width)}  ${command.summary}`,
  )
  return [
    "Orrery's command line: answers about one campaign file.",
    '\nUsage: orrery COMMAND [options]\n',
    ...lines,
    '\nOptions of every command:',
    ...indented(COMMON),
    `\n${EXIT_CODES}`,
    'Only the answer goes to standard output.',
  ].join('\n')
}

/** Formats the help of one command. */
export function formatCommandHelp(name: string, command: Command): string {
  const lines = indented([...(command.optionHelp ?? []), ...COMMON])
  return [
    `Usage: orrery ${callOf(name, command)} [options]`,
    `\n${command.summary}\n`,
    ...lines,
    `\n${EXIT_CODES}`,
  ].join('\n')
}

function callOf(name: string, { args = [] }: Command): string {
  return [name, ...args].join(' ')
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
