import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'vite'
import { measureColdStart } from './cold-start.ts'
import { measureForcesPage } from './forces-page.ts'
import { measureInitialScript } from './initial-script.ts'
import { installPeers } from './install-peers.ts'
import { measureMap } from './map/measure-map.ts'
import { waitForQuiet } from './quiet.ts'
import { type Finding, lineOf, reaches } from './report.ts'

// npm run bench: prints every ratio beside its goal; ends with 1 when one is missed.

const OUT = 'node_modules/.cache/orrery-bench'

/** Bundles a file of this folder, because main's code is made for the bundler, and runs it. */
async function runBundled(name: string, args: readonly string[] = []): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: `tests/bench/${name}.ts`, outDir: OUT, emptyOutDir: false, minify: false },
    ssr: { external: true },
  })
  return execFileSync(process.execPath, [join(OUT, `${name}.js`), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Space Planes, beside a package that is installed for the bench alone. */
async function measureSpacePlanes(): Promise<Finding[]> {
  const list = join(import.meta.dirname, 'space-planes-peers/package.json')
  const packages = installPeers(list, 'space-planes-peers')
  if (packages === null) console.log('boardgame.io could not be installed: its line is a miss. Try again with network.')
  return JSON.parse(await runBundled('measure-space-planes', packages === null ? [] : [packages]))
}

const busy = await waitForQuiet()
console.log(`The machine is ${(busy * 100).toFixed(0)} % busy before the run.`)
const findings: Finding[] = [measureInitialScript(), ...JSON.parse(await runBundled('measure-stack'))]
findings.push(...JSON.parse(await runBundled('measure-dice')))
findings.push(...JSON.parse(await runBundled('measure-hex')))
findings.push(...JSON.parse(await runBundled('measure-fistful')))
findings.push(...(await measureSpacePlanes()))
findings.push(...JSON.parse(await runBundled('measure-planetary-sand')))
findings.push(...JSON.parse(await runBundled('measure-planet28')))
const { home, path } = JSON.parse(await runBundled('make-campaign'))
findings.push(await measureColdStart(home, path))
findings.push(...(await measureForcesPage(home)))
findings.push(...(await measureMap()))
for (const finding of findings) console.log(lineOf(finding))
process.exitCode = findings.every(reaches) ? 0 : 1
