import { buildStep, staticSteps, testSteps } from '../checks/steps.mjs'
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
}
const AT_ONCE = 2

/** `npm test | run check | lint | typecheck | boundaries | unit | e2e`. */
export async function main(name, rest) {
  const { node, env } = prepare()
  const groups = GROUPS[name]
  const isWanted = (step) => !groups || groups.includes(step.group)
  const context = { node, env, rest: groups ? rest : [], browserRequired: Boolean(process.env.CI) || name === 'e2e' }
  const started = Date.now()
  const browser = isWanted({ group: 'e2e' }) ? ensureBrowser() : null
  const results = await runPool([buildStep, ...staticSteps].filter(isWanted), context)
  for (const step of testSteps.filter(isWanted)) results.push(await runStep(step, { ...context, browser }))
  if (browser?.missing) say(`${browser.missing} is missing. ${BROWSER_ADVICE}`)
  return printSummary(results, Date.now() - started)
}

/** The quiet steps, two at a time; what one says is shown when it fails. */
async function runPool(steps, context) {
  const queue = [...steps]
  const results = []
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) results.push(await runStep(step, context))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results.sort((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step))
}

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
