const OLDEST_NODE = 24

/** Returns why this version of Node cannot run Orrery and how to install one that can, or null. */
export function findNodeProblem(version: string): string | null {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return null
  return `Orrery runs on Node ${OLDEST_NODE} or newer; this is Node ${version}. Start it with npm start, which brings its own, or install Node ${OLDEST_NODE} from https://nodejs.org.`
}

/**
 * Loads the program if this version of Node can run it. Nothing built for another version may be loaded before, or the
 * process dies without a message.
 */
export async function startOnSupportedNode(load: () => Promise<unknown>): Promise<void> {
  const problem = findNodeProblem(process.versions.node)
  if (problem === null) return void (await load())
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}
