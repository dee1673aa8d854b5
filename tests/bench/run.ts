import { parseArgs } from 'node:util'
import { compareWith } from './against.ts'
import { bundle, measureOf, OUR_SOURCES, partsOf, run } from './bundled.ts'
import { measureColdStart } from './cold-start.ts'
import { measureForcesPage } from './forces-page.ts'
import { measureInitialScript } from './initial-script.ts'
import { measureMap } from './map/measure-map.ts'
import { waitForQuiet } from './quiet.ts'
import { type Finding, lineOf, reaches } from './report.ts'

// npm run bench: prints every ratio beside its goal; ends with 1 when one is missed. With names of parts (stack, dice,
// planet28 ...) it measures those alone; with --against COMMIT it runs them for an older commit too, in turn.

/** What is measured in a browser, and how the whole begins. */
async function measureWhole(): Promise<Finding[]> {
  const { home, path } = run<{ home: string; path: string }>(OUR_SOURCES, await bundle(OUR_SOURCES, 'make-campaign'))
  return [
    measureInitialScript(),
    await measureColdStart(home, path),
    ...(await measureForcesPage(home)),
    ...(await measureMap()),
  ]
}

const { values, positionals: wanted } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true })
const known = partsOf(OUR_SOURCES)
const unknown = wanted.filter((part) => !known.includes(part))
if (unknown.length > 0)
  throw new Error(`The bench has no part ${unknown.join(', ')}. Its parts are ${known.join(', ')}.`)
const busy = await waitForQuiet()
console.log(`The machine is ${(busy * 100).toFixed(0)} % busy before the run.`)
if (values.against !== undefined) process.exitCode = (await compareWith(values.against, wanted)) ? 0 : 1
else {
  const findings: Finding[] = []
  for (const part of wanted.length > 0 ? wanted : known) findings.push(...(await measureOf(OUR_SOURCES, part))())
  if (wanted.length === 0) findings.push(...(await measureWhole()))
  for (const finding of findings) console.log(lineOf(finding))
  process.exitCode = findings.every(reaches) ? 0 : 1
}
