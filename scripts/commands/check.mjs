import { changedFiles } from '../checks/changed-files.mjs'
import { clearGoals, printGoals } from '../checks/goal-table.mjs'
import { makeMemoryFolder } from '../checks/memory-folder.mjs'
import { runPool } from '../checks/pool.mjs'
import { STEPS } from '../checks/steps.mjs'
import { printSummary } from '../checks/summary.mjs'
import { BROWSER_ADVICE, ensureBrowser } from '../setup/browser.mjs'
import { prepare } from '../setup/prepare.mjs'
import { say, startProgram } from '../setup/shell.mjs'

/** Which steps a command runs; `test` and `check` run them all. */
const GROUPS = {
  lint: ['lint'],
  typecheck: ['types'],
  boundaries: ['boundaries'],
  unit: ['build', 'unit'],
  e2e: ['build', 'e2e'],
  soak: ['build', 'unit', 'e2e'],
}
const QUICK = '--quick'

/**
 * `npm test | run check | lint | typecheck | boundaries | unit | e2e | soak`. With `--quick` only what changed since the
 * last commit is looked at, and no scenario is played; `soak` runs whole what takes long by nature and ends with a table
 * of the goals it measured. A scenario that passes only when it is tried again has failed; `npm test` alone, which also
 * runs on machines that nobody can look at, names it and goes on.
 */
export async function main(name, args) {
  const { node, env } = prepare()
  const isQuick = args.includes(QUICK)
  const groups = GROUPS[name]
  const context = {
    node,
    env: { ...env, ...(name === 'soak' ? { ORRERY_SOAK: '1' } : temporaryFiles()) },
    rest: groups ? args.filter((arg) => arg !== QUICK) : [],
    changed: isQuick ? changedFiles() : null,
    isStrict: name !== 'test',
    browserRequired: Boolean(process.env.CI) || name === 'e2e',
  }
  const steps = STEPS.filter(
    (step) => (groups?.includes(step.group) ?? true) && (!isQuick || step.isQuick(context.changed)),
  )
  const started = Date.now()
  if (name === 'soak') clearGoals()
  const browser = steps.some(({ group }) => group === 'e2e') ? ensureBrowser() : null
  const results = await runPool(steps, (step) => runStep(step, { ...context, browser }))
  if (name === 'soak') printGoals()
  if (browser?.missing) say(`${browser.missing} is missing. ${BROWSER_ADVICE}`)
  return printSummary(results, Date.now() - started)
}

/** Where tests keep their files; the soak keeps them on the disk, as people do. */
function temporaryFiles() {
  const folder = makeMemoryFolder()
  return folder === null ? {} : { TMPDIR: folder }
}

/** Runs a step; what a quiet one says is shown when it fails. */
async function runStep(step, context) {
  const started = Date.now()
  say(`${step.name} …`)
  const outcome = await step.run(
    context,
    (args, options = {}) =>
      startProgram(context.node, args, { ...options, env: { ...context.env, ...options.env } }).done,
  )
  const seconds = (Date.now() - started) / 1000
  if (outcome.output && outcome.failed > 0)
    process.stdout.write(`\n--- ${step.name} ---\n${outcome.output.trimEnd()}\n\n`)
  say(`${step.name}: ${outcome.failed > 0 ? 'FAILED' : 'passed'} (${seconds.toFixed(1)} s)`)
  return { step, seconds, ...outcome }
}
