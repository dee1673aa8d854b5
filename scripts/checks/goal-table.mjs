import { existsSync, readFileSync, rmSync } from 'node:fs'
import { at, say } from '../setup/shell.mjs'

/** The tests write it line by line: tests/support/goal-table.ts. */
const file = at('node_modules/.cache/orrery-reports/goals.jsonl')

/** Forgets what an earlier soak measured. */
export function clearGoals() {
  rmSync(file, { force: true })
}

/** Prints what the soak measured: goal, measured, verdict; and which goals it did not. */
export function printGoals() {
  if (!existsSync(file)) return
  const measured = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const all = JSON.parse(readFileSync(at('tests/support/goals.json'), 'utf8'))
  const missing = all
    .filter(({ id }) => !measured.some((line) => line.id === id))
    .map((goal) => ({ ...goal, measured: 'its test did not run', isMet: null }))
  const lines = [...measured, ...missing]
  const number = ({ id }) => Number(id.replace(/\D/g, ''))
  const rows = lines
    .toSorted((a, b) => a.id[0].localeCompare(b.id[0]) || number(a) - number(b))
    .map(({ id, goal, measured, isMet }) => [
      id,
      goal,
      measured,
      isMet === null ? 'not measured' : isMet ? 'met' : 'MISSED',
    ])
  const head = ['', 'goal', 'measured', 'verdict']
  const widths = head.map((word, column) => Math.max(word.length, ...rows.map((row) => row[column].length)))
  say(
    ['', head, ...rows]
      .map((row) =>
        row === ''
          ? ''
          : row
              .map((cell, column) => cell.padEnd(widths[column]))
              .join('  ')
              .trimEnd(),
      )
      .join('\n'),
  )
}
