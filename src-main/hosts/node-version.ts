const OLDEST_NODE = 24

/** Why a Node of this version cannot run Orrery, and how to come by one that can; null where it can. */
export function findNodeProblem(version: string): string | null {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return null
  return `Orrery runs on Node ${OLDEST_NODE} or newer; this is Node ${version}. Start it with npm start, which brings its own, or install Node ${OLDEST_NODE} from https://nodejs.org.`
}

/** Loads the program where this Node can run it: nothing that is built for another Node may be loaded before, or the process dies without a word. */
export async function startOnRightNode(load: () => Promise<unknown>): Promise<void> {
  const problem = findNodeProblem(process.versions.node)
  if (problem === null) return void (await load())
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}
